import { addDays } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'

/** 1 is Monday, 7 is Sunday. */
export type WeekStart = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The weekday with which weeks begin where a locale is spoken; Monday where the browser does not know. */
export function weekStartOf(locale: string): WeekStart {
  const known = new Intl.Locale(locale)
  return 'getWeekInfo' in known ? (known.getWeekInfo().firstDay as WeekStart) : 1
}

/** The first day of the week that a day is in. Days are those of the calendar, in no time zone: none is longer than another. */
export function firstOfWeek(day: Day, weekStart: WeekStart): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 7 - weekStart) % 7))
}

/** The seven days of the week that a day is in. */
export function weekOf(day: Day, weekStart: WeekStart): Day[] {
  const first = firstOfWeek(day, weekStart)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}
