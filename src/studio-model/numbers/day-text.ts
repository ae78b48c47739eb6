import { isCalendarDay } from '#src/catalog/days.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import type { Day } from '#src/contract/generated/types.ts'

/** Whether a draft's value is a day of the calendar. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDay(value)
}

/** Why a day cannot be the first of what is to come; null for one after today, and while none is said. */
export function dayAfterProblem(day: string, today: Day): string | null {
  if (day === '') return null
  if (!isDay(day)) return 'Choose a day'
  return day > today ? null : 'Must be after today: leave it empty to change at once'
}

/** A day as it is typed where the locale is spoken: "12/1/2026". What is no day stays as it is. */
export function dayText(value: string | undefined, locale: string): string {
  return isDay(value) ? dayName(value, locale, { year: 'numeric', month: 'numeric', day: 'numeric' }) : (value ?? '')
}

/** Reads a day: 2026-12-01, or three numbers in the locale's order, the year also in two digits. What is no day is returned as it was typed. */
export function dayFrom(text: string, locale: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const numbers = typed.split(/\D+/)
  if (numbers.length !== 3 || numbers.some(part => part === '')) return typed
  const order = /^\d{4}\D/.test(typed) ? (['year', 'month', 'day'] as const) : orderOf(locale)
  const part = (name: 'year' | 'month' | 'day') => numbers[order.indexOf(name)] ?? ''
  const year = part('year').length === 2 ? `20${part('year')}` : part('year')
  const day = `${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`
  return isDay(day) ? day : typed
}

/** How a day is typed where the locale is spoken: "mm/dd/yyyy". */
export function dayPattern(locale: string): string {
  return partsOf(locale)
    .map(({ type, value }) => (isPart(type) ? LETTERS[type] : value))
    .join('')
}

const LETTERS = { year: 'yyyy', month: 'mm', day: 'dd' } as const

/** In which order a locale writes the parts of a day. */
function orderOf(locale: string): (keyof typeof LETTERS)[] {
  return partsOf(locale)
    .map(({ type }) => type)
    .filter(isPart)
}

function isPart(type: string): type is keyof typeof LETTERS {
  return Object.hasOwn(LETTERS, type)
}

function partsOf(locale: string): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(new Date(0))
}
