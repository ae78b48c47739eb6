import { addDays, isCalendarDay, weekdayOf } from '#src/catalog/days.ts'
import type { Business, Day, Layout, OpeningHours, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf, timeOf } from './business-time.ts'
import { isOnClock, wallMinute, wallSpans } from './clock-changes.ts'

/** How long a cell is: visits claim whole cells, so that two that overlap always meet in one. Days begin on this grid, and starts go on in steps of it. */
export const CELL_MINUTES = 15

export const CELLS_PER_DAY = (24 * 60) / CELL_MINUTES

/** A part of a day that a visit holds: cell 0 begins at midnight. */
export interface Cell {
  day: Day
  cell: number
}

/** The starts that can be chosen on a day, in order; none when the business is closed, and none that the day's clock does not show. */
export function startsOn(business: Business, date: Day): TimeOfDay[] {
  const hours = hoursOn(business, date)
  return hours === null ? [] : startsWithin(hours, business.slotMinutes).filter(time => isOnClock(date, time, business.timeZone))
}

/** When the business is open on a day; null when it is closed. */
export function hoursOn({ hours, closedDates = [] }: Business, date: Day): OpeningHours | null {
  if (!isCalendarDay(date) || closedDates.includes(date)) return null
  const weekday = weekdayOf(date)
  return hours.find(({ day }) => day === weekday) ?? null
}

/** Whether a time is one of a day's starts. */
export function isStartOn(business: Business, date: Day, time: TimeOfDay): boolean {
  const hours = hoursOn(business, date)
  if (hours === null || time < hours.open || time > hours.lastStart) return false
  const minutes = minutesOf(time)
  return (minutes - minutesOf(hours.open)) % business.slotMinutes === 0 && timeOf(minutes) === time && isOnClock(date, time, business.timeZone)
}

/** Every start that some day of the week has, in order. */
export function timesOfDay(business: Business): TimeOfDay[] {
  return [...new Set(business.hours.flatMap(hours => startsWithin(hours, business.slotMinutes)))].sort()
}

function startsWithin({ open, lastStart }: OpeningHours, slotMinutes: number): TimeOfDay[] {
  const first = minutesOf(open)
  const count = Math.floor((minutesOf(lastStart) - first) / slotMinutes) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(first + index * slotMinutes))
}

/** The first day that a layout lets visitors choose. */
export function firstDay({ leadDays }: Business, layout: Layout, today: Day): Day {
  return addDays(today, leadDays[layout])
}

/** The last day that can be chosen; null when any can. */
export function lastDay({ horizonDays }: Business, today: Day): Day | null {
  return horizonDays === undefined ? null : addDays(today, horizonDays)
}

/** Whether a layout lets visitors choose the day. */
export function isOffered(business: Business, layout: Layout, date: Day, today: Day): boolean {
  const last = lastDay(business, today)
  return date >= firstDay(business, layout, today) && (last === null || date <= last)
}

/** Whether a visitor's visit can start then: a start of a day that is offered, and not in the past. As requests are, it is held to the desktop's days. */
export function isStart(business: Business, date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return !isPast(date, time, now) && isOffered(business, 'desktop', date, now.date) && isStartOn(business, date, time)
}

/** Whether a start lies before now. */
export function isPast(date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return date < now.date || (date === now.date && time < now.time)
}

/**
 * The cells that a visit holds while its minutes elapse, in ascending order; it may run past midnight and over a clock change. Cells are those of the wall clock: one
 * that comes twice is held for both times. Without a time zone, no clock is ever changed.
 */
export function cellsOf(date: Day, time: TimeOfDay, minutes: number, timeZone = 'UTC'): Cell[] {
  const spans = cellSpans(date, time, minutes, timeZone)
  const cells = spans.flatMap(([from, to]) => cellsBetween(from, to, date))
  // Only where the clock was put back do spans overlap.
  if (spans.length === 1) return cells
  const once = new Map(cells.map(held => [`${held.day} ${held.cell}`, held]))
  return [...once.values()].sort((a, b) => (a.day === b.day ? a.cell - b.cell : a.day < b.day ? -1 : 1))
}

/** The cells of a visit as spans with their end left out, counted from its day's midnight. */
export function cellSpans(date: Day, time: TimeOfDay, minutes: number, timeZone = 'UTC'): [from: number, to: number][] {
  const midnight = wallMinute({ date, time: '00:00' })
  return wallSpans(midnight + minutesOf(time), minutes, timeZone).map(([from, to]) => [
    Math.floor((from - midnight) / CELL_MINUTES),
    Math.ceil((to - midnight) / CELL_MINUTES),
  ])
}

function cellsBetween(from: number, to: number, date: Day): Cell[] {
  const cells: Cell[] = []
  let [offset, day] = [0, date]
  for (let at = from; at < to; at++) {
    const days = Math.floor(at / CELLS_PER_DAY)
    if (days !== offset) [offset, day] = [days, addDays(date, days)]
    cells.push({ day, cell: at - days * CELLS_PER_DAY })
  }
  return cells
}
