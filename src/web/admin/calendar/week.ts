import { addDays } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'

/** 1 is Monday, 7 is Sunday. */
export type WeekStart = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Returns the first weekday of a locale; Monday where the browser cannot tell. */
export function weekStartOf(locale: string): WeekStart {
  const known = new Intl.Locale(locale)
  return 'getWeekInfo' in known ? (known.getWeekInfo().firstDay as WeekStart) : 1
}

/** Returns the first day of a day's week. Days are calendar days without a time zone, so daylight saving time does not matter. */
export function firstOfWeek(day: Day, weekStart: WeekStart): Day {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 7 - weekStart) % 7))
}

/** Returns the seven days of a day's week. */
export function weekOf(day: Day, weekStart: WeekStart): Day[] {
  const first = firstOfWeek(day, weekStart)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}
