import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import type { CouponTerms } from '../coupons/change-uses.ts'
import type { RefusedCoupon } from '../coupons/coupon-tally.ts'
import type { NoCrew } from '../reservations/taken-cells.ts'

/** The versions on which a change may be made (optimistic locking, If-Match); null: any. */
export type Versions = readonly number[] | null

/** The mails that tell of a change; they are stored in its transaction. */
export type MailsOfChange = (before: Appointment, after: Appointment) => readonly Mail[]

/** Computes a change from the current appointment, and from its history where that decides. */
export type EditOf = (appointment: Appointment, history: () => Promise<AppointmentEvent[]>) => AppointmentEdit | Promise<AppointmentEdit>

/** The terms of a change; each may be left out. */
export interface ChangeTerms extends CouponTerms {
  /** The account, which the history names. */
  by?: string | null
  on?: Versions
  /** Whether an appointment that keeps its time says its crew; what takes the number of crews knows by that. */
  hasCrews?: boolean
  /** Of the business, in which times are reserved; left out: one without clock changes. */
  timeZone?: string
  /** Whether its time may be reserved in a closure. */
  despiteClosures?: boolean
  mailsOf?: MailsOfChange
  /** What the owner says in that mail; it stands in the history too. */
  word?: string
}

/**
 * The outcome of a change, with the appointment as it is now. `stale`: its version is not one that the change may be made on; `taken`: another visit
 * holds its time; `closed`: closures take it; `coupons`: a limit of its discount codes is reached; `clearing`: the clear under way would delete it again.
 */
export type ChangeOutcome =
  | { kind: 'changed'; appointment: Appointment }
  | { kind: 'stale'; appointment: Appointment }
  | { kind: 'unknown' }
  | NoCrew
  | { kind: 'coupons'; refused: readonly RefusedCoupon[] }
  | { kind: 'clearing' }
