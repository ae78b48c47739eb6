import type { Day, Weekday } from '#src/contract/generated/types.ts'

const WEEKDAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The weekday of a calendar day, independent of time zones. */
export function weekdayOf(day: Day): Weekday {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()]
  if (weekday === undefined) throw new RangeError(`not a calendar day: ${day}`)
  return weekday
}

/** Bit of a weekday in a set. */
export function weekdayBit(weekday: Weekday): number {
  return 1 << WEEKDAYS.indexOf(weekday)
}

/** The last valid day anywhere: days are limited to this century, as in the schemas. */
export const LAST_DAY: Day = '2099-12-31'

/** Whether a text is an existing day of this century, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  // Date overflows: 30 February parses as a day in March.
  return /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
}

/** The day a number of days after another, or before it when negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(Date.parse(day) + days * 86_400_000)
  // Not by toISOString, which throws for what is no day yet, as while one is typed.
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

/** The days from one to another, both included. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** The runs of days that follow one another, each by its first and last one, in order. */
export function runsOf(days: readonly Day[]): { from: Day; until: Day }[] {
  const runs: { from: Day; until: Day }[] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run !== undefined && day <= addDays(run.until, 1)) run.until = day
    else runs.push({ from: day, until: day })
  }
  return runs
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
