import type { Business } from '#src/contract/generated/types.ts'
import type { PricedRequest } from '../request/priced-request.ts'
import { localTime } from './business-time.ts'
import { wallMinute } from './clock-changes.ts'

const MINUTE_MS = 60_000

/** The business always has this long to confirm, however soon the visit begins. */
const MIN_MINUTES = 60

/**
 * When the unconfirmed hold of a new sender's visit expires: halfway to its start, so that others can still book it, at most the content's hours and
 * at least one hour. Null for a quote, and where the content sets no hours.
 */
export function heldUntil(
  { unconfirmedHolds, timeZone }: Pick<Business, 'unconfirmedHolds' | 'timeZone'>,
  { date, time }: Pick<PricedRequest, 'date' | 'time'>,
  now: Date,
): Date | null {
  if (unconfirmedHolds === undefined || date === null || time === null) return null
  const halfway = (wallMinute({ date, time }) - wallMinute(localTime(now, timeZone))) / 2
  const minutes = Math.min(unconfirmedHolds.hours * 60, Math.max(MIN_MINUTES, halfway))
  return new Date(now.getTime() + minutes * MINUTE_MS)
}
