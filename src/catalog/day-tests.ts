import type { Day, Season } from '#src/contract/generated/types.ts'
import type { DayTest } from './plan.ts'

/** Whether a test asks for a day at all. */
export function isDated({ from, until, weekdays, season }: DayTest): boolean {
  return from !== null || until !== null || weekdays !== null || season !== null
}

/** Whether a visit on a day meets a test; `weekday` is the bit of the day's weekday. */
export function holdsOn({ from, until, weekdays, season }: DayTest, day: Day, weekday: number): boolean {
  if (from !== null && day < from) return false
  if (until !== null && day > until) return false
  if (weekdays !== null && (weekdays & weekday) === 0) return false
  return season === null || isIn(season, day.slice(5))
}

/** February 29 counts as the last day of February, or the first of March, in years that lack it. */
function isIn({ from, until }: Season, day: string): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until
}
