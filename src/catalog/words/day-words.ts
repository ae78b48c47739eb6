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

/** The days of visits from one to another, the year said once where it is the same: "January 1 to January 31, 2027". */
export function spanWords({ from, until }: Required<DateRange>, { priceList, locale }: VisitWording): string {
  const isOneYear = from.slice(0, 4) === until.slice(0, 4)
  return fill(priceList.dates, { from: dayName(from, locale, isOneYear ? YEARLY : undefined), until: dayName(until, locale) })
}

const YEARLY = { month: 'long', day: 'numeric' } as const

/** The same days of every year, named by some leap year, which has every day that a year can have. */
export function seasonWords({ from, until }: Season, { priceList, locale }: VisitWording): string {
  const day = (value: string) => dayName(`2024-${value}`, locale, YEARLY)
  return from === until ? fill(priceList.seasonDay, { day: day(from) }) : fill(priceList.season, { from: day(from), until: day(until) })
}

/** Some week, for the names of weekdays. */
const SOME_MONDAY: Day = '2024-01-01'

/** The name of a day of the week. */
export function weekdayName(weekday: Weekday, locale: string): string {
  const week = Array.from({ length: 7 }, (_, offset) => addDays(SOME_MONDAY, offset))
  return dayName(week.find(day => weekdayOf(day) === weekday) ?? SOME_MONDAY, locale, { weekday: 'long' })
}
