import { closedPart } from '#src/booking/schedule/closed-time.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import type { DayPart } from '../calendar/day-room.ts'

/**
 * The parts that closures take of a day, once for each crew that they take it from.
 *
 * @param crew the only crew that is asked about, empty for all: a closure of one does not say whose time it takes
 */
export function closedForCrews(closures: readonly Closure[], day: Day, crews: number, crew = ''): DayPart[] {
  return closures.flatMap(closure => {
    const part = closedPart(closure, day)
    const taken = closure.crews === 'all' ? crews : Number(crew === '')
    return part === null ? [] : Array.from({ length: taken }, () => part)
  })
}
