import { addDays, isCalendarDay, weekdayOf } from '#src/catalog/days.ts'
import type { Business, Day, Layout, OpeningHours, TimeOfDay } from '#src/contract/generated/types.ts'
import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from './business-time.ts'
import { isOnClock } from './clock-changes.ts'

/** The starts that a day offers, in order, without local times that do not exist; none when the business is closed. */
export function startsOn(business: Business, date: Day): TimeOfDay[] {
  const hours = hoursOn(business, date)
  return hours === null ? [] : startsWithin(hours, business.slotMinutes).filter(time => isOnClock(date, time, business.timeZone))
}

/** When the business is open on a day; null when it is closed. */
export function hoursOn({ hours, closedDates = [] }: Pick<Business, 'hours' | 'closedDates'>, date: Day): OpeningHours | null {
  if (!isCalendarDay(date) || closedDates.includes(date)) return null
  const weekday = weekdayOf(date)
  return hours.find(({ day }) => day === weekday) ?? null
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

/** Whether a start lies before now. */
export function isPast(date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return date < now.date || (date === now.date && time < now.time)
}
