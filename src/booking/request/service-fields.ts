import { memoize } from '#src/catalog/memoize.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { FIELD, fieldName } from './flat-fields.ts'

/** The fields of all categories: what is asked for, rather than by whom, where or when. */
const serviceFields = memoize(({ categories }: Catalog): ReadonlySet<string> => {
  const named = categories.flatMap(({ category }) => ['package', 'addons', ...category.inputs.map(({ id }) => id)].map(id => fieldName(category, id)))
  return new Set([FIELD.category, ...named])
})

/** Whether a field of a request belongs to the service of some category. */
export function isServiceField(catalog: Catalog, field: string): boolean {
  return serviceFields(catalog).has(field)
}
