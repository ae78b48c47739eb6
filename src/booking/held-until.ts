import type { Business } from '#src/contract/generated/types.ts'
import type { BookingRequest } from './booking-request.ts'
import { localTime } from './business-time.ts'
import { isPast } from './slots.ts'

const HOUR_MS = 3_600_000

/** Until when a new sender's visit holds its time unconfirmed; null: for as long as it is Pending, as where content sets no hours or the visit begins before they are over. */
export function heldUntil(
  { unconfirmedHolds, timeZone }: Pick<Business, 'unconfirmedHolds' | 'timeZone'>,
  { date, time }: Pick<BookingRequest, 'date' | 'time'>,
  now: Date,
): Date | null {
  if (unconfirmedHolds === undefined || date === null || time === null) return null
  const until = new Date(now.getTime() + unconfirmedHolds.hours * HOUR_MS)
  return isPast(date, time, localTime(until, timeZone)) ? null : until
}
