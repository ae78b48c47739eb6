import type { Day, Id } from '#src/contract/generated/types.ts'

/** What a visitor has chosen so far; see docs/price-language.md, "Selections". */
export interface Selection {
  category: Id
  /** Null while none is chosen. */
  package: Id | null
  /** By input id: an option's id, or a quantity in the input's unit. */
  inputs: Readonly<Record<Id, string | number>>
  /** An id as often as it is taken. */
  addons: readonly Id[]
  /** The day of the visit; null on cards and in quotes. */
  date: Day | null
}

/** Why a selection is refused: the place in it (`package`, `inputs.length`, `addons`, ...) and what would be right. */
export interface SelectionProblem {
  place: string
  message: string
  /** Whether the catalog does not offer what is chosen: that of another revision may. */
  isNotOffered?: true
}
