import { addDays, isCalendarDay, weekdayOf } from '#src/catalog/days.ts'
import type { Business, Day, Layout, OpeningHours, TimeOfDay } from '#src/contract/generated/types.ts'
import { type LocalTime, minutesOf, timeOf } from './business-time.ts'
import { isOnClock, wallMinute, wallSpans } from './clock-changes.ts'

/** How long a cell is: visits claim whole cells, so that two that overlap always meet in one. Days begin on this grid, and starts go on in steps of it. */
export const CELL_MINUTES = 15

const CELLS_PER_DAY = (24 * 60) / CELL_MINUTES

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
  const midnight = wallMinute({ date, time: '00:00' })
  const held = new Set<number>()
  for (const [from, to] of wallSpans(midnight + minutesOf(time), minutes, timeZone)) {
    const end = Math.ceil((to - midnight) / CELL_MINUTES)
    for (let at = Math.floor((from - midnight) / CELL_MINUTES); at < end; at++) held.add(at)
  }
  const days = new Map<number, Day>()
  const dayOf = (offset: number) => {
    const day = days.get(offset) ?? addDays(date, offset)
    days.set(offset, day)
    return day
  }
  return [...held]
    .sort((a, b) => a - b)
    .map(at => {
      const offset = Math.floor(at / CELLS_PER_DAY)
      return { day: dayOf(offset), cell: at - offset * CELLS_PER_DAY }
    })
}
