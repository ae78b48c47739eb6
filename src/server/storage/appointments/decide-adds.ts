import type { ReservedCell } from '#src/booking/schedule/free-times.ts'
import { holdsTime } from '#src/booking/appointment/status.ts'
import type { Appointment, Closure, Day } from '#src/contract/generated/types.ts'
import { prefixesOf } from '../../limits/booking-limits.ts'
import { type RateLimitRule, type SpentQuota, waitFor } from '../../limits/quota.ts'
import type { Attempts } from '../accounts/attempt-store.ts'
import type { Idempotency, KeptRequest } from './idempotency-keys.ts'
import type { CouponTally } from '../coupons/coupon-tally.ts'
import type { AddOutcome, NewAppointment } from './new-appointment.ts'
import { TakenCells } from '../reservations/taken-cells.ts'
import type { UnconfirmedHolds } from '../reservations/unconfirmed-holds.ts'

const DAY_MS = 24 * 3_600_000

/** An appointment to add, and the answer that its sender gets. */
export interface AppointmentAddition {
  appointment: NewAppointment
  stored: Appointment
  idempotency: Idempotency | null
}

/** The state of the database that additions depend on. */
export interface StoredState {
  kept: readonly KeptRequest[]
  reservations: readonly ReservedCell[]
  closures: readonly Closure[]
  coupons: CouponTally
  pending: readonly PendingTimes[]
  unconfirmed: UnconfirmedHolds
  /** The attempts by key before these additions, in windows that are open now. */
  attempts: ReadonlyMap<string, Attempts>
  /** The current time, by the clock that made the windows. */
  now: Date
}

/** The number of a sender's unconfirmed holds on a day. */
export interface PendingTimes {
  requestedFrom: string
  date: Day
  count: number
}

/** The outcomes in the order of the additions, and the additions to store, each with its crew. */
export interface Decision<A> {
  outcomes: AddOutcome[]
  added: { addition: A; crew: number }[]
}

/**
 * Decides additions one after the other, each on top of the database's state and of those before it. A repeated key gets its earlier answer; a visit
 * goes to the first crew that is free for all of it, or to the one that it names; a refusal leaves nothing behind but its count, not even its key.
 */
export function decideAdds<A extends AppointmentAddition>(additions: readonly A[], state: StoredState): Decision<A> {
  const kept = new Map(state.kept.map(request => [request.key, request]))
  const holds = new PendingHolds(state.pending)
  const quotas = new CountedQuotas(state)
  const held = new TakenCells()
  for (const reservation of state.reservations) held.add(reservation.crew, [reservation])
  const added: Decision<A>['added'] = []

  function outcomeOf(addition: A): AddOutcome {
    const { appointment, stored, idempotency } = addition
    const earlier = idempotency === null ? undefined : kept.get(idempotency.key)
    if (idempotency !== null && earlier !== undefined) return repeated(earlier, idempotency)
    const refusal = quotas.count(appointment.rules)
    if (refusal !== null) return refusal
    if (holds.areTooMany(appointment)) return { kind: 'tooMany' }
    const crew = held.freeCrew(appointment, closuresFor(appointment, state.closures))
    if (typeof crew === 'object') return crew
    const { id, request, despiteLimits = false } = appointment
    const isActive = holdsTime(appointment.status)
    const puzzles = state.unconfirmed.puzzlesFor(appointment)
    if (puzzles > 0) return { kind: 'workNeeded', puzzles }
    // Last, so that it costs as much as a request to learn whether somebody has used a code.
    const refused = despiteLimits || !isActive ? [] : state.coupons.refused(id, request.coupons)
    if (refused.length > 0) return { kind: 'coupons', refused }
    added.push({ addition, crew })
    state.unconfirmed.add(appointment)
    held.add(crew, appointment.cells)
    if (isActive) state.coupons.add(id, request.coupons)
    if (idempotency !== null) kept.set(idempotency.key, { ...idempotency, stored })
    const { requestedFrom, status } = appointment
    if (requestedFrom !== null && status === 'Pending' && request.date !== null) holds.add({ requestedFrom, date: request.date, count: 1 })
    return { kind: 'stored', appointment: stored }
  }

  return { outcomes: additions.map(outcomeOf), added }
}

/** The closures that an addition is subject to. */
function closuresFor({ despiteClosures = false }: NewAppointment, closures: readonly Closure[]): readonly Closure[] {
  return despiteClosures ? [] : closures
}

/** The outcome of a request whose key was used before. */
export function repeated({ fingerprint, stored }: KeptRequest, idempotency: Idempotency): AddOutcome {
  return fingerprint === idempotency.fingerprint ? { kind: 'stored', appointment: stored } : { kind: 'changed' }
}

/** Whether an appointment is subject to the limits on unconfirmed holds. */
export function isCounted({ requestedFrom, holdLimits, cells }: NewAppointment): boolean {
  return requestedFrom !== null && holdLimits.length > 0 && cells.length > 0
}

/** The first day that counts as upcoming, in whatever time zone. */
export function firstCounted({ createdAt }: NewAppointment): Day {
  return new Date(createdAt.getTime() - DAY_MS).toISOString().slice(0, 10)
}

/** Unconfirmed holds, by the senders' networks. */
class PendingHolds {
  private readonly byPrefix = new Map<string, PendingTimes[]>()

  constructor(pending: readonly PendingTimes[]) {
    for (const times of pending) this.add(times)
  }

  add(times: PendingTimes): void {
    for (const prefix of prefixesOf(times.requestedFrom)) {
      const known = this.byPrefix.get(prefix)
      if (known === undefined) this.byPrefix.set(prefix, [times])
      else known.push(times)
    }
  }

  /** Whether one of the sender's networks has as many upcoming holds as it may. */
  areTooMany(appointment: NewAppointment): boolean {
    if (!isCounted(appointment)) return false
    const first = firstCounted(appointment)
    return appointment.holdLimits.some(({ prefix, max }) => {
      const held = (this.byPrefix.get(prefix) ?? []).filter(({ date }) => date >= first)
      return held.reduce((sum, { count }) => sum + count, 0) >= max
    })
  }
}

/** Rate limit counts, by key. */
class CountedQuotas {
  private readonly now: Date
  private readonly attempts: Map<string, Attempts>

  constructor({ attempts, now }: StoredState) {
    this.now = now
    this.attempts = new Map(attempts)
  }

  /** Counts an addition; returns the refusal when a rule refuses it, else null. */
  count(rules: readonly RateLimitRule[]): AddOutcome | null {
    const spent: SpentQuota[] = []
    for (const { key, max, windowMs } of rules.flat()) {
      const { count, endsAt } = this.attempts.get(key) ?? { count: 0, endsAt: new Date(this.now.getTime() + windowMs) }
      this.attempts.set(key, { count: count + 1, endsAt })
      if (count >= max) spent.push({ key, waitMs: endsAt.getTime() - this.now.getTime() })
    }
    const waitMs = waitFor(rules, key => spent.find(quota => quota.key === key)?.waitMs ?? 0)
    return waitMs === 0 ? null : { kind: 'limited', waitMs, spent }
  }
}
