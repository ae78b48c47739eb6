import type { Day, Season } from '#src/contract/generated/types.ts'
import { holdsOn } from './day-tests.ts'
import { addDays, isCalendarDay, weekdayBit, weekdayOf } from './days.ts'
import type { DayTest } from './plan.ts'

/** The days of this century from which on tests hold or no longer do: of their dates in order, then of their seasons in every year. */
export function turningDays(tests: readonly DayTest[]): Day[] {
  const ends = tests.flatMap(({ from, until }) => [from, until === null ? null : addDays(until, 1)]).filter(end => end !== null)
  return [...ends.sort(), ...tests.flatMap(({ season }) => (season === null ? [] : YEARS.flatMap(year => turnsOf(season, year))))]
}

/** From 2024 on, then the years before: messages give the first day that is found as their example. */
const YEARS = Array.from({ length: 100 }, (_, offset) => 2000 + ((24 + offset) % 100))

function turnsOf({ from, until }: Season, year: number): Day[] {
  const last = `${year}-${until}`
  return [addDays(`${year}-${from}`, 0), addDays(isCalendarDay(last) ? last : `${year}-02-28`, 1)]
}

/** A day for each set of tests that hold together on some day of the weeks that begin with `starts`, before `until`. Tests that change nowhere else change with the weekday. */
export function dayOfEachSet(tests: readonly DayTest[], starts: readonly Day[], until: Day | null = null): Day[] {
  const byHolding = new Map<string, Day>()
  for (const start of starts) {
    for (let offset = 0; offset < 7; offset++) {
      const day = addDays(start, offset)
      // No visit can be on a day outside the valid ones.
      if (!isCalendarDay(day) || (until !== null && day >= until)) continue
      const weekday = weekdayBit(weekdayOf(day))
      const holding = tests.map(test => (holdsOn(test, day, weekday) ? '1' : '0')).join('')
      if (!byHolding.has(holding)) byHolding.set(holding, day)
    }
  }
  return [...byHolding.values()]
}
