import type { Day, Weekday } from '#src/contract/generated/types.ts'

const WEEKDAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The weekday of a calendar day, in no time zone. */
export function weekdayOf(day: Day): Weekday {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  if (weekday === undefined) throw new RangeError(`not a calendar day: ${day}`)
  return weekday
}

/** One bit for each weekday. */
export function weekdayBit(weekday: Weekday): number {
  return 1 << WEEKDAYS.indexOf(weekday)
}

/** The last day that can be named anywhere: days are those of this century, here as in the schemas. */
export const LAST_DAY: Day = '2099-12-31'

/** Whether text is a day of this century that exists, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  // A day that its month does not have is read as one of the next month.
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
}

/** The day a number of days after (or before) another. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
  // A third of what toISOString takes.
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
