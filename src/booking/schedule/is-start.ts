import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from './business-time.ts'
import { isOnClock } from './clock-changes.ts'
import { hoursOn, isOffered, isPast } from './slots.ts'

/** Whether a time is one of a day's starts. */
export function isStartOn(business: Business, date: Day, time: TimeOfDay): boolean {
  const hours = hoursOn(business, date)
  if (hours === null || time < hours.open || time > hours.lastStart) return false
  const minutes = minutesOf(time)
  return (minutes - minutesOf(hours.open)) % business.slotMinutes === 0 && timeOf(minutes) === time && isOnClock(date, time, business.timeZone)
}

/** Whether a visitor can book a start: on an offered day and not past. The desktop layout's days apply, as for requests. */
export function isStart(business: Business, date: Day, time: TimeOfDay, now: LocalTime): boolean {
  return !isPast(date, time, now) && isOffered(business, 'desktop', date, now.date) && isStartOn(business, date, time)
}
