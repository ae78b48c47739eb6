import { wallTime } from './business-time.ts'

/** A moment at which the wall clock of a time zone is put forward (`by` > 0: a part of a day does not exist) or back (`by` < 0: a part comes twice). */
export interface ClockChange {
  /** Minutes of the wall clock since 1970, as it shows them until then. */
  at: number
  /** Minutes. */
  by: number
}

const MINUTE_MS = 60_000
const DAY = 24 * 60

/** No zone puts its clock forward and back in so few days. */
const STEP = 8 * DAY

/** By time zone and year. */
const known = new Map<string, Map<number, readonly ClockChange[]>>()

/** The clock changes of a year in an IANA time zone, in order. */
export function clockChanges(timeZone: string, year: number): readonly ClockChange[] {
  const years = known.get(timeZone) ?? new Map<number, readonly ClockChange[]>()
  const changes = years.get(year) ?? findChanges(timeZone, year)
  known.set(timeZone, years.set(year, changes))
  return changes
}

function findChanges(timeZone: string, year: number): ClockChange[] {
  const offsetAt = (minute: number) => wallMinute(wallTime(new Date(minute * MINUTE_MS), timeZone)) - minute
  const changes: ClockChange[] = []
  for (let from = minuteOf(year) - DAY; from < minuteOf(year + 1) + DAY; from += STEP) {
    const [before, after] = [offsetAt(from), offsetAt(from + STEP)]
    if (before === after) continue
    let [earlier, later] = [from, from + STEP]
    while (later - earlier > 1) {
      const middle = Math.floor((earlier + later) / 2)
      if (offsetAt(middle) === before) earlier = middle
      else later = middle
    }
    const at = later + before
    if (at >= minuteOf(year) && at < minuteOf(year + 1)) changes.push({ at, by: after - before })
  }
  return changes
}

function minuteOf(year: number): number {
  return Date.UTC(year) / MINUTE_MS
}

function yearOf(minute: number): number {
  return new Date(minute * MINUTE_MS).getUTCFullYear()
}

/** Minutes of the wall clock since 1970. */
export function wallMinute({ date, time }: { date: string; time: string }): number {
  return Date.parse(`${date}T${time}Z`) / MINUTE_MS
}

/** Whether a day's wall clock shows a time: it does not while it is put forward. */
export function isOnClock(date: string, time: string, timeZone: string): boolean {
  const minute = wallMinute({ date, time })
  return !clockChanges(timeZone, Number(date.slice(0, 4))).some(({ at, by }) => minute >= at && minute < at + by)
}

/**
 * What the wall clock shows while so many minutes elapse from a start, as spans with their end left out: one, or one more for each clock change on the way. A start
 * that comes twice is its first; one that does not exist is as much later as the clock was put forward.
 */
export function wallSpans(start: number, minutes: number, timeZone: string): [from: number, to: number][] {
  const spans: [number, number][] = []
  let [from, left] = [start, minutes]
  const [year, lastYear] = [yearOf(start), yearOf(start + minutes)]
  const changes = clockChanges(timeZone, year)
  for (const { at, by } of year === lastYear ? changes : [...changes, ...clockChanges(timeZone, lastYear)]) {
    if (from >= at && from < at + by) from += by
    else if (from < at && from + left > at) {
      spans.push([from, at])
      left -= at - from
      from = at + by
    }
  }
  return [...spans, [from, from + left]]
}
