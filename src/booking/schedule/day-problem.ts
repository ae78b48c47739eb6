import { addDays } from '#src/catalog/days.ts'
import type { Business, Day, Layout, TimeOfDay } from '#src/contract/generated/types.ts'
import type { LocalTime } from './business-time.ts'
import { firstDay, hoursOn, isPast, lastDay, startsOn } from './slots.ts'

/** Why nothing can be booked on a day: the business is closed, the last start has passed, or every start is taken. */
export type DayProblem = 'closed' | 'over' | 'full'

/** Returns why a day offers no start; null when it offers one, also while its free starts are unknown (undefined). */
export function dayProblem(business: Business, date: Day, now: LocalTime, free: readonly TimeOfDay[] | undefined): DayProblem | null {
  if (hoursOn(business, date) === null) return 'closed'
  if (isOver(business, date, now)) return 'over'
  return free?.length === 0 ? 'full' : null
}

/** Whether the last start of an open day has passed. */
export function isOver(business: Business, date: Day, now: LocalTime): boolean {
  const last = startsOn(business, date).at(-1)
  return last !== undefined && isPast(date, last, now)
}

/** How far ahead an open day is searched where content sets no last day, days. */
const LONGEST_SEARCH = 366

/** The first day after another on which the business is open and that visitors can choose in a layout; null when there is none. */
export function nextOpenDay(business: Business, layout: Layout, date: Day, today: Day): Day | null {
  const first = firstDay(business, layout, today)
  const last = lastDay(business, today) ?? addDays(today, LONGEST_SEARCH)
  for (let day = addDays(date, 1); day <= last; day = addDays(day, 1)) if (day >= first && hoursOn(business, day) !== null) return day
  return null
}
