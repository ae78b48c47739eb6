import { memoize } from '#src/catalog/memoize.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'
import { isVisitField } from './visit-fields.ts'
import { FIELD, fieldName } from './flat-fields.ts'

/** The fields of all categories: what is asked for, rather than by whom, where or when. */
const serviceFields = memoize(({ categories }: Catalog): ReadonlySet<string> => {
  const named = categories.flatMap(({ category }) =>
    ['package', 'addons', ...category.inputs.filter(isAsked).map(({ id }) => id)].map(id => fieldName(category, id)),
  )
  return new Set([FIELD.category, ...named])
})

/** Whether a field of a request belongs to the service of some category, or to the visit. */
export function isServiceField({ catalog, visit }: Pick<FormRevision, 'catalog' | 'visit'>, field: string): boolean {
  return serviceFields(catalog).has(field) || isVisitField(visit, field)
}
