import { addDays } from '#src/catalog/days.ts'
import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf } from './business-time.ts'
import { type Cell, CELLS_PER_DAY, cellSpans, isStart, startsOn } from './slots.ts'

/** A cell that a crew's visit holds. */
export interface Claim extends Cell {
  crew: number
}

/** Cells of a day as bits: cell n is bit n % 32 of number n / 32. However many cells are asked for, a day is compared at once. */
export type DayCells = [number, number, number]

/** What a crew's visits hold of a day. */
export interface CrewDay {
  day: Day
  crew: number
  cells: Readonly<DayCells>
}

/** Whether some crew is free in all of the cells, given all claims that they could meet. */
export function areFree(cells: readonly Cell[], crews: number, claims: readonly Claim[]): boolean {
  return areFreeIn(byDay(cells), crews, crewDaysOf(claims))
}

/** Whether some crew is free in all of the cells, given all days that they could meet. What a crew has that is no longer there, one of the others has to do. */
export function areFreeIn(wanted: ReadonlyMap<Day, DayCells>, crews: number, held: readonly CrewDay[]): boolean {
  const busy = new Set<number>()
  for (const { day, crew, cells: taken } of held) {
    const asked = wanted.get(day)
    if (asked !== undefined && meet(asked, taken)) busy.add(crew)
  }
  return busy.size < crews
}

/** The starts of a day at which some crew is free for a visit of that many minutes, given all days that such a visit could meet. */
export function freeStarts(business: Business, date: Day, minutes: number, now: LocalTime, held: readonly CrewDay[]): TimeOfDay[] {
  return startsOn(business, date).filter(
    time => isStart(business, date, time, now) && areFreeIn(daysHeld(date, time, minutes, business.timeZone), business.crews, held),
  )
}

/** What a visit holds of each day. */
export function daysHeld(date: Day, time: TimeOfDay, minutes: number, timeZone: string): Map<Day, DayCells> {
  const days = new Map<Day, DayCells>()
  for (const [from, to] of cellSpans(date, time, minutes, timeZone)) {
    for (let offset = Math.floor(from / CELLS_PER_DAY); offset * CELLS_PER_DAY < to; offset++) {
      const midnight = offset * CELLS_PER_DAY
      const day = addDays(date, offset)
      const bits = days.get(day) ?? [0, 0, 0]
      days.set(day, bits)
      const [first, end] = [Math.max(0, from - midnight), Math.min(CELLS_PER_DAY, to - midnight)]
      // A whole day is all bits.
      if (end - first === CELLS_PER_DAY) bits.fill(-1)
      else for (let cell = first; cell < end; cell++) put(bits, cell)
    }
  }
  return days
}

function put(bits: DayCells, cell: number): void {
  const part = cell >> 5
  bits[part] = (bits[part] ?? 0) | (1 << (cell & 31))
}

/** The claims of each crew, by day. */
export function crewDaysOf(claims: readonly Claim[]): CrewDay[] {
  const crews = new Map<number, Claim[]>()
  for (const claim of claims) {
    const known = crews.get(claim.crew)
    if (known === undefined) crews.set(claim.crew, [claim])
    else known.push(claim)
  }
  return [...crews].flatMap(([crew, own]) => Array.from(byDay(own), ([day, cells]) => ({ day, crew, cells })))
}

function byDay(cells: readonly Cell[]): Map<Day, DayCells> {
  const days = new Map<Day, DayCells>()
  let latest: Day = ''
  let bits: DayCells = [0, 0, 0]
  for (const { day, cell } of cells) {
    // Cells of a day mostly come together.
    if (latest !== day) {
      latest = day
      bits = days.get(day) ?? [0, 0, 0]
      days.set(day, bits)
    }
    put(bits, cell)
  }
  return days
}

function meet(some: Readonly<DayCells>, others: Readonly<DayCells>): boolean {
  return (some[0] & others[0]) !== 0 || (some[1] & others[1]) !== 0 || (some[2] & others[2]) !== 0
}

/** The free times nearest to a wanted one, so many at most, in the order of the day. */
export function nearestTimes(free: readonly TimeOfDay[], wanted: TimeOfDay, count: number): TimeOfDay[] {
  const distance = (time: TimeOfDay) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort()
}
