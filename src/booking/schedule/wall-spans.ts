import { clockChanges } from './clock-changes.ts'

const MINUTE_MS = 60_000

/**
 * The wall-clock spans, end excluded, of the minutes that elapse from a start: one, plus one for each clock change on the way. A start that occurs
 * twice is its first occurrence; a skipped one is shifted by the change.
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

function yearOf(minute: number): number {
  return new Date(minute * MINUTE_MS).getUTCFullYear()
}
