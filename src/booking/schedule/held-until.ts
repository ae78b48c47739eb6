import type { Business } from '#src/contract/generated/types.ts'
import type { BookingRequest } from '../request/booking-request.ts'
import { localTime } from './business-time.ts'
import { wallMinute } from './clock-changes.ts'

const MINUTE_MS = 60_000

/** However soon the visit begins, the business has so long to confirm it. */
const LEAST_MINUTES = 60

/**
 * Until when a new sender's visit holds its time unconfirmed: halfway to its start, so that others can still book it, but for the hours that content sets at most
 * and one hour at least. Null where content sets none, and for a quote.
 */
export function heldUntil(
  { unconfirmedHolds, timeZone }: Pick<Business, 'unconfirmedHolds' | 'timeZone'>,
  { date, time }: Pick<BookingRequest, 'date' | 'time'>,
  now: Date,
): Date | null {
  if (unconfirmedHolds === undefined || date === null || time === null) return null
  const halfway = (wallMinute({ date, time }) - wallMinute(localTime(now, timeZone))) / 2
  const minutes = Math.min(unconfirmedHolds.hours * 60, Math.max(LEAST_MINUTES, halfway))
  return new Date(now.getTime() + minutes * MINUTE_MS)
}
