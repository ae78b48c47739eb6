import type { Mail } from '#src/booking/appointment/mail.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import type { Appointment, AppointmentEvent, Status } from '#src/contract/generated/types.ts'
import type { HoldLimit } from '../../limits/booking-limits.ts'
import type { RefusedCoupon } from '../coupons/coupon-tally.ts'
import type { NoCrew } from '../reservations/taken-cells.ts'
import type { RateLimitRule, SpentQuota } from '../../limits/quota.ts'

/**
 * The outcome of an addition: `stored`, now or earlier under the same Idempotency-Key; `taken`, no crew is free; `closed`, none is but for closures;
 * `coupons`, a limit of its discount codes is reached; `changed`, the key belongs to a different request; `tooMany`, the sender's networks have too many unconfirmed holds; `limited`, a rate limit
 * refuses it for `waitMs`.
 */
export type AddOutcome =
  | { kind: 'stored'; appointment: Appointment }
  | NoCrew
  | { kind: 'coupons'; refused: readonly RefusedCoupon[] }
  | { kind: 'changed' }
  | { kind: 'tooMany' }
  /** The sender has to solve this many puzzles first (proof of work). */
  | { kind: 'workNeeded'; puzzles: number }
  | { kind: 'limited'; waitMs: number; spent: readonly SpentQuota[] }

export interface NewAppointment {
  id: string
  request: PricedRequest
  createdAt: Date
  status: Status
  /** The price that the owner agreed with who called, in the currency's unit; left out, the calculated one. */
  agreedPrice?: number
  /** The first event of its history. */
  firstEvent: Extract<AppointmentEvent['kind'], 'requested' | 'entered'>
  /** The account that entered it. */
  by?: string
  /** The cells that it holds; none for a quote. */
  cells: readonly Cell[]
  crews: number
  /** The only crew that will do; left out, any. */
  crew?: number
  /** Whether it may stand in a closure, as the owner decided. */
  despiteClosures?: boolean
  /** Whether it may use codes more often than they may be used, as the owner decided. */
  despiteLimits?: boolean
  /** The sender, as keyed hashes of its networks; null when its requests are not counted. */
  requestedFrom: string | null
  /** When its unconfirmed hold expires, unless the sender is a known customer; null: the hold lasts until the status changes. */
  heldUntil: Date | null
  /** Proof of work: the usual numbers of unconfirmed holds, and the puzzles solved for this one; null: none is required. */
  work: { usual: { onDay: number; inAll: number }; proved: number } | null
  /** Most unconfirmed holds of each of the sender's networks, from the widest to the narrowest; empty: any number. */
  holdLimits: readonly HoldLimit[]
  /** Rate limits. The request counts whether it is stored or refused; a repeat under its key does not. */
  rules: readonly RateLimitRule[]
  /** Makes the mails that tell of it. */
  mailsOf: (stored: Appointment) => readonly Mail[]
}
