import type { Day } from '#src/contract/generated/types.ts'

/** A day as people read it: "January 1, 2027", or in another format. */
export function dayName(day: Day, locale: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(day))
}
