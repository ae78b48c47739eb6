import { isCalendarDay } from '#src/catalog/days.ts'
import { memoizeIn } from '#src/catalog/memoize.ts'
import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'

/** How days, times and moments are written. */
export interface DateTexts {
  /** A calendar day: "Fri, May 1, 2026". */
  day: (day: Day) => string
  /** Without the year: "Fri, May 1". */
  shortDay: (day: Day) => string
  /** "Fri". */
  weekday: (day: Day) => string
  /** The month of a day: "May 2026". */
  month: (day: Day) => string
  /** From one day to another: "May 1 – 7, 2026". */
  days: (first: Day, last: Day) => string
  /** A time of day: "2:30 PM". */
  time: (time: TimeOfDay) => string
  /** From one time of day to another, or the one that both are: "1:00 – 5:00 PM". */
  times: (first: TimeOfDay, last: TimeOfDay) => string
  /** Minutes after midnight, 1440 and more wrap around: "2:30 PM". */
  clock: (minutes: number) => string
  /** Full hours after midnight: "2 PM". */
  hour: (hours: number) => string
  /** A moment (ISO 8601), on the business's clock: "May 1, 2026, 2:30 PM". */
  moment: (iso: string) => string
  /** The day of a moment (ISO 8601), on the business's clock: "Fri, May 1". */
  momentDay: (iso: string) => string
  /** The time of a moment (ISO 8601), on the business's clock: "2:30 PM". */
  momentTime: (iso: string) => string
}

/** Formats dates in the business's locale and time zone; an invalid date is returned as is, so that one bad row never hides the others. */
export function dateTextsOf({ locale, timeZone }: Pick<Business, 'locale' | 'timeZone'>): DateTexts {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  const momentDay = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone })
  const momentTime = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const dated = perText(text => days.format(midnight(text)))
  return {
    day: perText(text => (isCalendarDay(text) ? day.format(midnight(text)) : text)),
    shortDay: perText(text => shortDay.format(midnight(text))),
    weekday: text => weekday.format(midnight(text)),
    month: text => month.format(midnight(text)),
    // To format a range costs several times as much as a day.
    days: (first, last) => (first === last ? dated(first) : days.formatRange(midnight(first), midnight(last))),
    time: perText(text => written(time, text, `1970-01-01T${text}Z`)),
    times: (first, last) => time.formatRange(Date.parse(`1970-01-01T${first}Z`), Date.parse(`1970-01-01T${last}Z`)),
    clock: minutes => time.format(minutes * 60_000),
    hour: hours => hour.format(hours * 3_600_000),
    moment: text => written(moment, text, text),
    momentDay: text => written(momentDay, text, text),
    momentTime: text => written(momentTime, text, text),
  }
}

/** A list writes few days and times many times, and to format one costs more than to render it. */
function perText(write: (text: string) => string): (text: string) => string {
  return memoizeIn(new Map(), write)
}

function midnight(day: Day): number {
  return Date.parse(day)
}

function written(format: Intl.DateTimeFormat, text: string, iso: string): string {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? text : format.format(instant)
}
