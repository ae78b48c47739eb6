import type { Fields } from './draft-value.ts'
import type { Path } from './patches.ts'

/** A new item of a list, beside one that is there. */
export interface Insertion {
  readonly where: 'before' | 'after'
  readonly path: Path
  readonly item: Fields
}
