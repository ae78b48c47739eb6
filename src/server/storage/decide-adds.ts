import type { Claim } from '#src/booking/free-times.ts'
import type { Cell } from '#src/booking/slots.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { AddOutcome, Idempotency, NewAppointment } from './storage.ts'

const DAY_MS = 24 * 3_600_000

/** An appointment that is to be added, and as what it would be stored. */
export interface Addition {
  appointment: NewAppointment
  stored: Appointment
  idempotency: Idempotency | null
}

/** What the database holds, as far as additions depend on it. */
export interface Standing {
  kept: readonly KeptRequest[]
  claims: readonly Claim[]
  pending: readonly PendingTimes[]
}

/** A request with a key, and what it has stored. */
export interface KeptRequest extends Idempotency {
  stored: Appointment
}

/** How many times an asker holds on a day that nobody has confirmed. */
export interface PendingTimes {
  requestedFrom: string
  date: Day
  count: number
}

/** How additions end, in their order; those of them that are stored anew, and the crew whose time they get. */
export interface Decision<A> {
  outcomes: AddOutcome[]
  added: { addition: A; crew: number }[]
}

/**
 * Decides how additions end that are made one after the other, each on top of what stands there and of those before it. A repeated key gets its earlier answer;
 * a visit goes to the first crew that is free for all of it; what is refused leaves nothing behind, its key neither.
 */
export function decideAdds<A extends Addition>(additions: readonly A[], standing: Standing): Decision<A> {
  const kept = new Map(standing.kept.map(request => [request.key, request]))
  const pending = [...standing.pending]
  const held = new HeldCells()
  for (const { crew, ...cell } of standing.claims) held.add(crew, [cell])
  const added: Decision<A>['added'] = []

  function outcomeOf(addition: A): AddOutcome {
    const { appointment, stored, idempotency } = addition
    const earlier = idempotency === null ? undefined : kept.get(idempotency.key)
    if (idempotency !== null && earlier !== undefined) return repeated(earlier, idempotency)
    if (holdsTooMany(appointment, pending)) return { kind: 'tooMany' }
    const crew = held.freeCrew(appointment)
    if (crew === null) return { kind: 'taken' }
    added.push({ addition, crew })
    held.add(crew, appointment.cells)
    if (idempotency !== null) kept.set(idempotency.key, { ...idempotency, stored })
    const { requestedFrom, status, request } = appointment
    if (requestedFrom !== null && status === 'Pending' && request.date !== null) pending.push({ requestedFrom, date: request.date, count: 1 })
    return { kind: 'stored', appointment: stored }
  }

  return { outcomes: additions.map(outcomeOf), added }
}

/** How a request ends that comes with the key of an earlier one. */
export function repeated({ fingerprint, stored }: KeptRequest, idempotency: Idempotency): AddOutcome {
  return fingerprint === idempotency.fingerprint ? { kind: 'stored', appointment: stored } : { kind: 'changed' }
}

/** Whether unconfirmed times are counted for an appointment. */
export function isCounted({ requestedFrom, pendingLimit, cells }: NewAppointment): boolean {
  return requestedFrom !== null && pendingLimit > 0 && cells.length > 0
}

/** The first day that counts as still to come, wherever the business is. */
export function firstCounted({ createdAt }: NewAppointment): Day {
  return new Date(createdAt.getTime() - DAY_MS).toISOString().slice(0, 10)
}

/** Whether the asker holds as many unconfirmed times to come as one may. */
function holdsTooMany(appointment: NewAppointment, pending: readonly PendingTimes[]): boolean {
  if (!isCounted(appointment)) return false
  const first = firstCounted(appointment)
  const held = pending.filter(({ requestedFrom, date }) => requestedFrom === appointment.requestedFrom && date >= first)
  return held.reduce((sum, { count }) => sum + count, 0) >= appointment.pendingLimit
}

/** Who holds what. */
class HeldCells {
  /** By day and crew. */
  private readonly days = new Map<Day, Map<number, Set<number>>>()

  add(crew: number, cells: readonly Cell[]): void {
    for (const { day, cell } of cells) {
      const crews = this.days.get(day) ?? new Map<number, Set<number>>()
      const held = crews.get(crew) ?? new Set()
      this.days.set(day, crews.set(crew, held.add(cell)))
    }
  }

  /** The first crew that is free in all cells of an appointment, of which a quote has none; null when there is none. */
  freeCrew({ cells, crews }: NewAppointment): number | null {
    if (cells.length === 0) return 1
    const busy = new Set<number>()
    for (const { day, cell } of cells) {
      for (const [crew, held] of this.days.get(day) ?? []) if (held.has(cell)) busy.add(crew)
    }
    // What a crew has that is no longer there, one of the others has to do.
    if (busy.size >= crews) return null
    let crew = 1
    while (busy.has(crew)) crew++
    return crew
  }
}
