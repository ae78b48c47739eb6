import type { Category, Day } from '#src/contract/generated/types.ts'
import type { CatalogVisit } from '../compile/build-catalog.ts'
import { withInner } from '../with-inner.ts'

/** A price that changes on days, as content has it until it is written out for one of them: types leave it out. */
interface Dated {
  kind: 'dated'
  price: object
  changes: readonly { from: Day; price: object }[]
}

/** The part of the content in which prices change. */
export interface WithPrices {
  categories: readonly Category[]
  visit?: CatalogVisit | undefined
}

export function isDated(part: object): part is Dated {
  return 'kind' in part && part.kind === 'dated' && 'changes' in part
}

/** The days on which prices of a part of content change, in order. */
export function changeDays(part: unknown): Day[] {
  return [...new Set(daysIn(part))].sort()
}

function daysIn(part: unknown): Day[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(daysIn)
  return isDated(part) ? [...part.changes.map(({ from }) => from), ...inner] : inner
}

/** A part of content with each price that changes on days written out as that of the day; what has none stays the same object. */
export function onDay<T>(part: T, day: Day): T {
  if (typeof part !== 'object' || part === null) return part
  if (isDated(part)) return onDay(inForce(part, day), day) as T
  return withInner(part, value => onDay(value, day))
}

/** What a price that changes on days is on one of them; a part of it may change on days of its own. */
export function inForce({ price, changes }: Dated, day: Day): object {
  return changes.findLast(({ from }) => from <= day)?.price ?? price
}
