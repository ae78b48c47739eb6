import { addDays, isCalendarDay, weekdayOf } from '#src/catalog/days.ts'
import type { Business, Day, Layout, OpeningHours, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf, timeOf } from './business-time.ts'
import { isOnClock, wallMinute, wallSpans } from './clock-changes.ts'

/**
 * The grid of a day: visits hold whole cells, so that overlapping visits always share one. Opening times lie on this grid, and starts are multiples
 * of it apart.
 */
export const CELL_MINUTES = 15

export const CELLS_PER_DAY = (24 * 60) / CELL_MINUTES

/** A part of a day that a visit can hold; cell 0 begins at midnight. */
export interface Cell {
  day: Day
  cell: number
}

/** The starts that a day offers, in order, without local times that do not exist; none when the business is closed. */
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

/** The starts of all weekdays, in order, without duplicates. */
export function timesOfDay(business: Business): TimeOfDay[] {
  return [...new Set(business.hours.flatMap(hours => startsWithin(hours, business.slotMinutes)))].sort()
}

function startsWithin({ open, lastStart }: OpeningHours, slotMinutes: number): TimeOfDay[] {
  const first = minutesOf(open)
  const count = Math.floor((minutesOf(lastStart) - first) / slotMinutes) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(first + index * slotMinutes))
}

/** The first day that visitors can choose in a layout. */
export function firstDay({ leadDays }: Business, layout: Layout, today: Day): Day {
  return addDays(today, leadDays[layout])
}

/** The last day that can be chosen; null without a limit. */
export function lastDay({ horizonDays }: Business, today: Day): Day | null {
  return horizonDays === undefined ? null : addDays(today, horizonDays)
}

/** Whether visitors can choose the day in a layout. */
export function isOffered(business: Business, layout: Layout, date: Day, today: Day): boolean {
  const last = lastDay(business, today)
  return date >= firstDay(business, layout, today) && (last === null || date <= last)
}

/** Whether a visitor can book a start: on an offered day and not past. The desktop layout's days apply, as for requests. */
export function isStart(business: Business, date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return !isPast(date, time, now) && isOffered(business, 'desktop', date, now.date) && isStartOn(business, date, time)
}

/** Whether a start lies before now. */
export function isPast(date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return date < now.date || (date === now.date && time < now.time)
}

/**
 * The cells that a visit holds, in ascending order; it may cross midnight and clock changes. Cells are in wall-clock time: one that occurs twice is
 * held for both. Without a time zone, the clock never changes.
 */
export function cellsOf(date: Day, time: TimeOfDay, minutes: number, timeZone = 'UTC'): Cell[] {
  const spans = cellSpans(date, time, minutes, timeZone)
  const cells = spans.flatMap(([from, to]) => cellsBetween(from, to, date))
  // Spans overlap only where the clock is put back.
  if (spans.length === 1) return cells
  const once = new Map(cells.map(held => [`${held.day} ${held.cell}`, held]))
  return [...once.values()].sort((a, b) => (a.day === b.day ? a.cell - b.cell : a.day < b.day ? -1 : 1))
}

/** The cells of a visit as spans, end excluded, counted from midnight of its day. */
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
