import type { FormRevision } from '#src/catalog/revision.ts'
import type { Id, RequestMode } from '#src/contract/generated/types.ts'

/** What a link to the form chooses in advance; null where it says nothing. */
export interface Preset {
  mode: RequestMode | null
  category: Id | null
  package: Id | null
  inputs: Readonly<Record<Id, string>>
}

/** The named texts of an address. */
interface Query {
  get: (name: string) => string | null
}

/** The choices that an address carries: `?mode=quote&category=…`, or `?package=…&<input>=…`, since a package says which category it is of. */
export function presetFrom(query: Query, { catalog }: FormRevision): Preset {
  const mode = query.get('mode')
  const chosen = query.get('package')
  const owner = catalog.categories.find(({ packageById }) => packageById.has(chosen ?? ''))
  const category = query.get('category') ?? owner?.category.id ?? null
  const inputs = (catalog.categoryById.get(category ?? '')?.category.inputs ?? []).flatMap(({ id }) => {
    const text = query.get(id)
    return text === null ? [] : [[id, text] as const]
  })
  return { mode: mode === 'quote' || mode === 'appointment' ? mode : null, category, package: chosen, inputs: Object.fromEntries(inputs) }
}
