import { closedFor, crewsTaken, isDayOff } from '#src/booking/schedule/closed-crews.ts'
import { closedPart } from '#src/booking/schedule/closed-time.ts'
import type { Business, Closure, Day } from '#src/contract/generated/types.ts'
import type { DayPart } from '../calendar/day-room.ts'

/**
 * The parts that closures take of a day, once for each crew that they take it from.
 *
 * @param crew the only crew that is asked about, empty for all: a closure of any one crew does not say whose time it takes
 */
export function closedForCrews(closures: readonly Closure[], day: Day, { crews }: Business, crew: string): DayPart[] {
  return crewsTaken(closedFor(closures, crew), crews).flatMap(({ closure, crew: taken }) => {
    const part = closedPart(closure, day)
    return part === null ? [] : [{ ...part, crew: taken }]
  })
}

/** Whether closures take a whole day from all crews, or from the only one that is asked about. */
export function isOff(closures: readonly Closure[], day: Day, { crews }: Business, crew: string): boolean {
  return isDayOff(closedFor(closures, crew), day, crews)
}
