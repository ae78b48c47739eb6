/** Formats a day in the business's locale, in full unless told otherwise. */
export function dayText(day: string, locale: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(day))
}
