import type { Day } from '#src/contract/generated/types.ts'
import { withInner } from '../with-inner.ts'
import { isDated } from './on-day.ts'

/** A part of content without prices that no visit from a day on has; it costs the same on each of these days. What has none stays the same object. */
export function withoutPast<T>(part: T, day: Day): T {
  if (typeof part !== 'object' || part === null) return part
  if (isDated(part)) {
    const past = part.changes.findLastIndex(({ from }) => from <= day)
    const { price } = part.changes[past] ?? part
    const changes = part.changes.slice(past + 1)
    if (past >= 0) return withoutPast(changes.length === 0 ? price : { ...part, price, changes }, day) as T
  }
  return withInner(part, value => withoutPast(value, day))
}
