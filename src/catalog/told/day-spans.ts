import type { Day } from '#src/contract/generated/types.ts'
import { holdsOn } from '../day-tests.ts'
import { addDays } from '../days.ts'
import type { DayTest } from '../plan.ts'
import { turningDays } from '../turning-days.ts'

/** Days on which the same dates of conditions hold: from one on, before another; null where they have no end. */
export interface DaySpan {
  from: Day
  before: Day | null
}

/** What begins later is not told: a season comes again and again. */
const DAYS_AHEAD = 365

/** Whether a condition's dates hold on some of the days from today on, and not on others; weekdays are no dates. */
export function isTurning({ from, until, season }: DayTest, today: Day): boolean {
  return season !== null || until !== null || (from !== null && from > today)
}

/** Whether the dates of no turning condition hold on a day. */
export function isOrdinary(day: Day, turning: readonly DayTest[]): boolean {
  return !turning.some(test => holdsOn({ ...test, weekdays: null }, day, 0))
}

/** The spans from today on, before another day, in which the dates of some turning conditions hold. */
export function spansOf(turning: readonly DayTest[], today: Day, until: Day | null): DaySpan[] {
  const turns = new Set([today, ...turningDays(turning).filter(day => day > today)])
  if (until !== null) turns.add(until)
  const starts = [...turns].sort()
  return starts
    .map((from, position) => ({ from, before: starts[position + 1] ?? null }))
    .filter(({ from }) => (until === null || from < until) && from <= addDays(today, DAYS_AHEAD) && !isOrdinary(from, turning))
}
