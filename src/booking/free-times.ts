import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf } from './business-time.ts'
import { type Cell, cellsOf, isStart, startsOn } from './slots.ts'

/** A cell that a crew's visit holds. */
export interface Claim extends Cell {
  crew: number
}

/** The starts of a day at which some crew is free for a visit of that many minutes, given all claims that such a visit could meet. */
export function freeStarts(business: Business, date: Day, minutes: number, now: LocalTime, claims: readonly Claim[]): TimeOfDay[] {
  const held = new Set(claims.map(({ crew, day, cell }) => `${crew} ${day} ${cell}`))
  const crews = Array.from({ length: business.crews }, (_, index) => index + 1)
  return startsOn(business, date).filter(time => {
    const cells = cellsOf(date, time, minutes)
    return isStart(business, date, time, now) && crews.some(crew => cells.every(({ day, cell }) => !held.has(`${crew} ${day} ${cell}`)))
  })
}

/** The free times nearest to a wanted one, so many at most, in the order of the day. */
export function nearestTimes(free: readonly TimeOfDay[], wanted: TimeOfDay, count: number): TimeOfDay[] {
  const distance = (time: TimeOfDay) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort()
}
