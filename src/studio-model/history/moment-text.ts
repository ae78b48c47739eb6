/** When something was published or changed, as the locale writes it; without a time zone in that of whoever reads it. */
export function momentText(timestamp: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(timestamp))
}

/** The same within a sentence: of today the time alone. */
export function clockOrMomentText(timestamp: string, locale: string, now: Date): string {
  const moment = new Date(timestamp)
  if (moment.toDateString() !== now.toDateString()) return momentText(timestamp, locale)
  return `today ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment)}`
}
