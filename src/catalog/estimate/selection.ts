import type { Day, Id } from '#src/contract/generated/types.ts'

/** A visitor's choices so far; see docs/price-language.md, "Selections". */
export interface Selection {
  category: Id
  /** Null until one is chosen. */
  package: Id | null
  /** Answers by input id: an option's id, or a quantity in the input's unit. */
  inputs: Readonly<Record<Id, string | number>>
  /** Add-on ids, repeated by count. */
  addons: readonly Id[]
  /** The day of the visit; null on cards and in quotes. */
  date: Day | null
  /** When on that day; left out while no time is chosen. */
  time?: VisitTime
}

/** In place of an option: what a lookup has a reason for. No option has this id. */
export const OUTSIDE = '$else'

/** When a visit begins. */
export interface VisitTime {
  /** Minutes of its day. */
  start: number
  /** Minutes from the request to the start, by the clock of the business; 0 for a start that has passed. */
  notice: number
}

/** Why a selection is refused: its place in the selection (`package`, `inputs.length`, `addons`, ...) and how to fix it. */
export interface SelectionProblem {
  place: string
  message: string
  /** Set when this catalog does not offer the choice; another revision's may. */
  isNotOffered?: true
}
