import type { Business } from '#src/contract/generated/types.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from './business-time.ts'
import { hoursOn } from './slots.ts'

/** Whether a visit of that many minutes would end after the business closes on its day; on a day without hours nothing closes. */
export function endsAfterClosing(business: Business, { date, time }: LocalTime, minutes: number): boolean {
  const hours = hoursOn(business, date)
  return hours !== null && minutesOf(time) + minutes > minutesOf(hours.close)
}
