import { addDays } from '#src/catalog/days.ts'
import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import type { LocalTime } from './business-time.ts'
import { isStart } from './is-start.ts'
import { startsOn } from './slots.ts'
import { type Cell, CELLS_PER_DAY, cellSpans } from './cells.ts'

/** A cell that is reserved for a visit of a crew. */
export interface ReservedCell extends Cell {
  crew: number
}

/** Bit set of a day's cells: cell n is bit n % 32 of number n / 32. Comparing two days takes three operations, however many cells are set. */
export type DayCells = [number, number, number]

/** The cells that a crew's visits hold on a day. */
export interface CrewDay {
  day: Day
  crew: number
  cells: Readonly<DayCells>
}

/** Whether some crew is free in all cells, given every reservation that could overlap them. */
export function areFree(cells: readonly Cell[], crews: number, reservations: readonly ReservedCell[]): boolean {
  return crewsIn(cells, reservations).size < crews
}

/** The crews that hold one of the cells, given every reservation that could overlap them. */
export function crewsIn(cells: readonly Cell[], reservations: readonly ReservedCell[]): ReadonlySet<number> {
  return busyCrews(byDay(cells), crewDaysOf(reservations))
}

/**
 * Whether some crew is free in all cells, given every crew day that could overlap them. Visits of a removed crew count too, since another crew has
 * to do them.
 */
export function areFreeIn(wanted: ReadonlyMap<Day, DayCells>, crews: number, held: readonly CrewDay[]): boolean {
  return busyCrews(wanted, held).size < crews
}

/** The crews that hold one of the cells. */
export function busyCrews(wanted: ReadonlyMap<Day, DayCells>, held: readonly CrewDay[]): ReadonlySet<number> {
  const busy = new Set<number>()
  for (const { day, crew, cells: taken } of held) {
    const asked = wanted.get(day)
    if (asked !== undefined && meet(asked, taken)) busy.add(crew)
  }
  return busy
}

/** The starts of a day at which some crew is free for a visit of the given minutes; `held` must have every day that such a visit could overlap. */
export function freeStarts(business: Business, date: Day, minutes: number, now: LocalTime, held: readonly CrewDay[]): TimeOfDay[] {
  return startsOn(business, date).filter(
    time => isStart(business, date, time, now) && areFreeIn(daysHeld(date, time, minutes, business.timeZone), business.crews, held),
  )
}

/** A day with free starts, and how many they are. */
export interface FreeDay {
  date: Day
  starts: number
}

/**
 * The first days of some, in order, that have a free start for a visit of the given minutes, at most `count`; `held` must have every day that such a
 * visit could overlap.
 */
export function firstFreeDays(
  business: Business,
  days: readonly Day[],
  minutes: number,
  now: LocalTime,
  held: readonly CrewDay[],
  count: number,
): FreeDay[] {
  const found: FreeDay[] = []
  for (const date of days) {
    if (found.length === count) break
    const until = lastDayOf(business, date, minutes) ?? date
    // Of all days asked about, a visit can overlap only its own.
    const near = held.filter(({ day }) => day >= date && day <= until)
    const starts = freeStarts(business, date, minutes, now, near).length
    if (starts > 0) found.push({ date, starts })
  }
  return found
}

/** The last day of the visit that begins with the last start of a day; null when the day has no start. */
export function lastDayOf(business: Business, date: Day, minutes: number): Day | null {
  const last = startsOn(business, date).at(-1)
  return last === undefined ? null : ([...daysHeld(date, last, minutes, business.timeZone).keys()].sort().at(-1) ?? date)
}

/** The cells that a visit holds, by day. */
export function daysHeld(date: Day, time: TimeOfDay, minutes: number, timeZone: string): Map<Day, DayCells> {
  const days = new Map<Day, DayCells>()
  for (const [from, to] of cellSpans(date, time, minutes, timeZone)) {
    for (let offset = Math.floor(from / CELLS_PER_DAY); offset * CELLS_PER_DAY < to; offset++) {
      const midnight = offset * CELLS_PER_DAY
      const day = addDays(date, offset)
      const bits = days.get(day) ?? [0, 0, 0]
      days.set(day, bits)
      const [first, end] = [Math.max(0, from - midnight), Math.min(CELLS_PER_DAY, to - midnight)]
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

/** Groups reservations by crew and day. */
export function crewDaysOf(reservations: readonly ReservedCell[]): CrewDay[] {
  const crews = new Map<number, ReservedCell[]>()
  for (const reservation of reservations) {
    const known = crews.get(reservation.crew)
    if (known === undefined) crews.set(reservation.crew, [reservation])
    else known.push(reservation)
  }
  return [...crews].flatMap(([crew, own]) => Array.from(byDay(own), ([day, cells]) => ({ day, crew, cells })))
}

function byDay(cells: readonly Cell[]): Map<Day, DayCells> {
  const days = new Map<Day, DayCells>()
  let latest: Day = ''
  let bits: DayCells = [0, 0, 0]
  for (const { day, cell } of cells) {
    // Cells of one day usually come in a row.
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
