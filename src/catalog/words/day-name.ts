import type { Day } from '#src/contract/generated/types.ts'

/** A day as people read it: "January 1, 2027", or in another format. */
export function dayName(day: Day, locale: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(day))
}

/** The days from one to another, each month and year said once: "December 24 – 26, 2026". */
export function daysName(from: Day, until: Day, locale: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).formatRange(new Date(from), new Date(until))
}
