import type { DateRange, Day, Season, Weekday } from '#src/contract/generated/types.ts'
import { addDays, weekdayOf } from '../days.ts'
import { dayName } from './day-name.ts'
import { fill } from './fill.ts'
import type { VisitWording } from './visit-words.ts'

/** The days of visits from one on, until another, or both. */
export function dateWords({ from, until }: DateRange, { priceList, locale }: VisitWording): string {
  const day = (value: Day | undefined) => (value === undefined ? '' : dayName(value, locale))
  if (from === until) return day(from)
  const template = from === undefined ? priceList.until : until === undefined ? priceList.from : priceList.dates
  return fill(template, { from: day(from), until: day(until) })
}

/** The same days of every year, named by some leap year, which has every day that a year can have. */
export function seasonWords({ from, until }: Season, { priceList, locale }: VisitWording): string {
  const day = (value: string) => dayName(`2024-${value}`, locale, { month: 'long', day: 'numeric' })
  return from === until ? fill(priceList.seasonDay, { day: day(from) }) : fill(priceList.season, { from: day(from), until: day(until) })
}

/** Some week, for the names of weekdays. */
const SOME_MONDAY: Day = '2024-01-01'

/** Any of some days of the week. */
export function weekdaysWords(weekdays: readonly Weekday[], { priceList, locale }: VisitWording): string {
  const week = Array.from({ length: 7 }, (_, offset) => addDays(SOME_MONDAY, offset))
  const names = weekdays.map(weekday => dayName(week.find(day => weekdayOf(day) === weekday) ?? SOME_MONDAY, locale, { weekday: 'long' }))
  return fill(priceList.weekdays, { weekdays: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) })
}
