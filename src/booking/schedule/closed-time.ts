import type { Closure, Day } from '#src/contract/generated/types.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'

/** When a closure is: whole days, or from a time to another on one day. */
export type ClosedTime = Pick<Closure, 'first_day' | 'last_day' | 'from_time' | 'until_time'>

const DAY_MINUTES = 24 * 60

/** The part of a day that a closure takes, in minutes after midnight, end excluded; null when it leaves the day alone. */
export function closedPart({ first_day, last_day, from_time, until_time }: ClosedTime, day: Day): { start: number; end: number } | null {
  if (day < first_day || day > last_day) return null
  if (from_time === null || until_time === null) return { start: 0, end: DAY_MINUTES }
  return { start: minutesOf(from_time), end: minutesOf(until_time) }
}

/** When a closure begins, as a text that sorts with that of any other beginning or end. */
export function beginOf({ first_day, from_time }: ClosedTime): string {
  return `${first_day} ${from_time ?? '00:00'}`
}

/** When a closure ends, as {@link beginOf}. */
export function endOf({ last_day, until_time }: ClosedTime): string {
  return `${last_day} ${until_time ?? '24:00'}`
}

/** Whether two closures take some of the same time. */
export function overlap(one: ClosedTime, other: ClosedTime): boolean {
  return beginOf(one) < endOf(other) && beginOf(other) < endOf(one)
}
