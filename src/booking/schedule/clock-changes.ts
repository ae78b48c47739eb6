import { memoizeIn } from '#src/catalog/memoize.ts'
import { wallTime } from './business-time.ts'

/** A change of a time zone's wall clock, forward (`by` > 0: local times are skipped) or back (`by` < 0: local times occur twice). */
export interface ClockChange {
  /** Wall-clock minutes since 1970, before the change. */
  at: number
  /** Minutes. */
  by: number
}

const MINUTE_MS = 60_000
const DAY = 24 * 60

/** Search step: no zone changes its clock forward and back within 8 days. */
const STEP = 8 * DAY

/** The clock changes of a year in an IANA time zone, in order. */
export function clockChanges(timeZone: string, year: number): readonly ClockChange[] {
  return changesIn(timeZone)(year)
}

/** By time zone and year. */
const changesIn = memoizeIn(new Map(), (timeZone: string) => memoizeIn(new Map(), (year: number) => findChanges(timeZone, year)))

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

/** Wall-clock minutes since 1970. */
export function wallMinute({ date, time }: { date: string; time: string }): number {
  return Date.parse(`${date}T${time}Z`) / MINUTE_MS
}

/** Whether a local time exists on a day: not while the clock is put forward. */
export function isOnClock(date: string, time: string, timeZone: string): boolean {
  const minute = wallMinute({ date, time })
  return !clockChanges(timeZone, Number(date.slice(0, 4))).some(({ at, by }) => minute >= at && minute < at + by)
}
