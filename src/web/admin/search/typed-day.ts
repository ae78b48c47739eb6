import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'

const RELATIVE: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

const DAY_MS = 86_400_000

/**
 * Returns the day that somebody types, in the words and the order of a locale: "2026-06-02", "tomorrow", "Fri", "Jun 2", "2 June 2026", "6/2". Without a
 * year the one nearest to today is meant, with a weekday the next. Null for any other text.
 */
export function typedDay(text: string, today: Day, locale: string): Day | null {
  const typed = text.trim().toLowerCase()
  if (isCalendarDay(typed)) return typed
  const relative = RELATIVE[typed]
  if (relative !== undefined) return addDays(today, relative)
  return weekdayNamed(typed, today, locale) ?? namedDay(typed, today, locale) ?? numberedDay(typed, today, locale)
}

function weekdayNamed(typed: string, today: Day, locale: string): Day | null {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  return week.find(day => isCalled(typed, day, 'weekday', locale)) ?? null
}

/** A day and a month by name, in either order. */
function namedDay(typed: string, today: Day, locale: string): Day | null {
  const words = /^(?:(\d{1,2})\.? (\p{L}+)|(\p{L}+)\.? (\d{1,2}))(?:,? (\d{4}))?$/u.exec(typed)
  if (words === null) return null
  const name = words[2] ?? words[3] ?? ''
  const month = Array.from({ length: 12 }, (_, index) => index + 1).find(number => isCalled(name, dayOf(2026, number, 1), 'month', locale))
  return month === undefined ? null : inYear(words[5], month, Number(words[1] ?? words[4]), today)
}

/** A day and a month by number, in the order of the locale. */
function numberedDay(typed: string, today: Day, locale: string): Day | null {
  const numbers = /^(\d{1,2})[/.](\d{1,2})\.?(?:[/.]?(\d{4}))?$/.exec(typed)
  if (numbers === null) return null
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  const order = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  const isMonthFirst = order.indexOf('month') < order.indexOf('day')
  return inYear(numbers[3], isMonthFirst ? first : second, isMonthFirst ? second : first, today)
}

/** Whether a word is the name of a day's weekday or month, written out or cut to three letters or more. */
function isCalled(word: string, day: Day, part: 'weekday' | 'month', locale: string): boolean {
  const name = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(Date.parse(day)).toLowerCase()
  return word.length >= 3 && name.startsWith(word)
}

function inYear(year: string | undefined, month: number, date: number, today: Day): Day | null {
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year)]
  const days = years.map(each => dayOf(each, month, date)).filter(isCalendarDay)
  return days.toSorted((a, b) => away(a, today) - away(b, today))[0] ?? null
}

function dayOf(year: number, month: number, date: number): Day {
  return [year, month, date].map(number => String(number).padStart(2, '0')).join('-')
}

function away(day: Day, today: Day): number {
  return Math.abs(Date.parse(day) - Date.parse(today)) / DAY_MS
}
