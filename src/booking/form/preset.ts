import { isMode } from './form-values.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Id, RequestMode } from '#src/contract/generated/types.ts'

/** The choices of a link to the form; null or empty where it makes none. */
export interface Preset {
  mode: RequestMode | null
  category: string
  package: string
  /** By the ids of questions; what else a link has is no question's. */
  inputs: Readonly<Record<Id, string>>
}

/** Query parameters, such as URLSearchParams. */
interface Query extends Iterable<[string, string]> {
  get: (name: string) => string | null
}

/** Reads a link's choices: `?mode=quote&category=…`, or `?package=…&<input>=…`, since a package implies its category; the only one there is needs no choice. */
export function presetFrom(query: Query, { catalog: { categories } }: FormRevision): Preset {
  const mode = query.get('mode')
  const chosen = query.get('package') ?? ''
  const owner = categories.find(({ packageById }) => !categories[1] || packageById.has(chosen))
  const category = query.get('category') ?? owner?.category.id ?? ''
  return { mode: isMode(mode) ? mode : null, category, package: chosen, inputs: Object.fromEntries(query) }
}
