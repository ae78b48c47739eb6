import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf } from './business-time.ts'
import { type Cell, cellsOf, isStart, startsOn } from './slots.ts'

/** A cell that a crew's visit holds. */
export interface Claim extends Cell {
  crew: number
}

/** Whether some crew is free in all of the cells, given all claims that they could meet. What a crew has that is no longer there, one of the others has to do. */
export function areFree(cells: readonly Cell[], crews: number, claims: readonly Claim[]): boolean {
  const wanted = new Set(cells.map(nameOf))
  const busy = new Set(claims.filter(claim => wanted.has(nameOf(claim))).map(({ crew }) => crew))
  return busy.size < crews
}

/** The starts of a day at which some crew is free for a visit of that many minutes, given all claims that such a visit could meet. */
export function freeStarts(business: Business, date: Day, minutes: number, now: LocalTime, claims: readonly Claim[]): TimeOfDay[] {
  return startsOn(business, date).filter(
    time => isStart(business, date, time, now) && areFree(cellsOf(date, time, minutes, business.timeZone), business.crews, claims),
  )
}

function nameOf({ day, cell }: Cell): string {
  return `${day} ${cell}`
}

/** The free times nearest to a wanted one, so many at most, in the order of the day. */
export function nearestTimes(free: readonly TimeOfDay[], wanted: TimeOfDay, count: number): TimeOfDay[] {
  const distance = (time: TimeOfDay) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort()
}
