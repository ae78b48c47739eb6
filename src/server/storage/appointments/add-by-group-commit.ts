import type { Kysely } from 'kysely'
import { compareTexts } from '#src/contract/compare-texts.ts'
import { insertEvents } from './appointment-events.ts'
import { asStored, HELD_FOR_GOOD, toRow } from './appointment-row.ts'
import { closuresAbout } from '../closures/closures.ts'
import { reservationsOn, insertSpans, spansOf } from '../reservations/reservations.ts'
import { type AppointmentAddition, type Decision, decideAdds, firstCounted, isCounted, type PendingTimes, type StoredState } from './decide-adds.ts'
import { unexpiredReservations } from '../reservations/expired-holds.ts'
import { insertUses, lockedTally, usesBy } from '../coupons/coupon-uses.ts'
import { findKept, type Idempotency, insertKeys } from './idempotency-keys.ts'
import { groupCommit } from '../engines/group-commit.ts'
import { findKnownSenders } from './known-senders.ts'
import { insertMails } from '../outbox-store.ts'
import { announce } from '../news.ts'
import { NETWORK_LENGTH } from '../../limits/booking-limits.ts'
import type { EngineTraits } from '../engines/engine-traits.ts'
import { OvertakenError, wasOvertaken } from './overtaken.ts'
import { type AttemptCount, type Attempts, countAttempts } from '../accounts/attempt-store.ts'
import type { DatabaseClock } from '../engines/database-clock.ts'
import { prepareInsert, prepareSearch } from '../engines/prepared.ts'
import { widestNetwork } from './requested-from.ts'
import type { AppointmentStore } from './appointment-store.ts'
import type { AddOutcome, NewAppointment } from './new-appointment.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import { settleAll } from '../engines/settle-all.ts'
import { HoldCount, UnconfirmedHolds } from '../reservations/unconfirmed-holds.ts'
import { type OpenClear, openClear } from './visible.ts'

/** An addition and the row to store. Its answer says `held_until` as for a new sender, so that it does not reveal known customers. */
interface AdditionRow extends AppointmentAddition {
  row: AppointmentRow
}

/** Dependencies beside the transaction. */
interface Dependencies {
  clock: DatabaseClock
  holdCount: HoldCount
}

/**
 * Adds all appointments that wait at the same time in one transaction (group commit), with few statements however many they are; at most
 * `batchesAtOnce` transactions at a time.
 */
export function addByGroupCommit(
  { inTransaction, batchesAtOnce, clock, spent }: EngineTraits,
  replay: AppointmentStore['replay'],
): AppointmentStore['add'] {
  const dependencies = { clock, holdCount: new HoldCount() }
  const add = groupCommit(
    async (additions: readonly AdditionRow[]) => {
      for (;;) {
        try {
          return await inTransaction(transaction => addAll(transaction, additions, dependencies))
        } catch (error) {
          // Lost a race for a unique key; the winner's row is visible on retry.
          if (!wasOvertaken(error)) throw error
        }
      }
    },
    afterTwoTurns,
    batchesAtOnce,
  )
  return async (appointment, idempotency) => {
    const waitMs = spent.wait(appointment.rules)
    if (waitMs > 0) return (idempotency === null ? null : await replay(idempotency)) ?? { kind: 'limited', waitMs, spent: [] }
    const outcome = await add(additionOf(appointment, idempotency))
    if (outcome.kind === 'limited') spent.remember(outcome.spent)
    return outcome
  }
}

/** Collects the requests of this turn of the event loop and the next: more arrive while the first are read, and each commit waits for the disk. */
function afterTwoTurns(start: () => void): void {
  setImmediate(() => setImmediate(start))
}

function additionOf(appointment: NewAppointment, idempotency: Idempotency | null): AdditionRow {
  const row = toRow(appointment)
  return { appointment, idempotency, row, stored: asStored(row, appointment.request) }
}

async function addAll(transaction: Kysely<Tables>, additions: readonly AdditionRow[], dependencies: Dependencies): Promise<AddOutcome[]> {
  const [state, known, clear] = await settleAll([
    readState(transaction, additions, dependencies),
    findKnownSenders(transaction, newSenders(additions)),
    openClear(transaction),
  ])
  const settled = additions.map(addition => notCleared(known.has(emailOf(addition)) ? heldForGood(addition) : addition, clear))
  const { outcomes, added } = decideAdds(settled, state)
  await insertAll(transaction, added)
  dependencies.holdCount.add(added.filter(({ addition }) => addition.row.held_until !== null).length)
  return outcomes
}

/** The addresses of senders whose holds expire unless they are known customers. */
function newSenders(additions: readonly AdditionRow[]): Set<string> {
  const held = additions.filter(({ appointment }) => appointment.heldUntil !== null)
  // An empty address identifies nobody.
  return new Set(held.map(emailOf).filter(email => email !== ''))
}

function emailOf({ row }: AdditionRow): string {
  return row.email.toLowerCase()
}

/**
 * Holds a known customer's time until the business decides, but counts it as any other: a different answer, or a different amount of work, would
 * reveal whose address is a customer's.
 */
function heldForGood(addition: AdditionRow): AdditionRow {
  return { ...addition, row: { ...addition.row, held_until: HELD_FOR_GOOD } }
}

/** Dates an addition so that an open clear leaves it: this process's clock may be behind that of the process that clears. */
function notCleared(addition: AdditionRow, clear: OpenClear | null): AdditionRow {
  const { row, stored } = addition
  if (clear === null || row.created_at >= clear.before) return addition
  return { ...addition, row: { ...row, created_at: clear.before }, stored: { ...stored, created_at: clear.before } }
}

/**
 * Reads what the additions depend on. Each read may see more than the one before. Attempts come first: counting locks their rows until the commit, so
 * that no two processes decide about one sender at the same time. Keys come last, so that a request that finds its time taken also finds the key that
 * took it. Codes are locked before anything else, so that a repeat that waits for the last use finds its own key.
 */
async function readState(transaction: Kysely<Tables>, additions: readonly AdditionRow[], { clock, holdCount }: Dependencies): Promise<StoredState> {
  const coupons = await lockedTally(
    transaction,
    additions.map(({ appointment: { request }, row }) => ({ row, coupons: request.coupons })),
  )
  const keys = new Set(additions.flatMap(({ idempotency }) => idempotency?.key ?? []))
  const isLimited = additions.some(({ appointment }) => appointment.rules.length > 0)
  const [now, before] = isLimited ? await settleAll([clock(transaction), findKept(transaction, keys)]) : [new Date(0), []]
  const repeats = new Set(before.map(({ key }) => key))
  const counts = countsOf(additions, repeats)
  const limited = additions.map(({ appointment }) => appointment).filter(isCounted)
  const days = new Set(additions.flatMap(({ appointment }) => appointment.cells.map(({ day }) => day)))
  const [after, pending, closures, reservations, kept] = await settleAll([
    countAttempts(transaction, counts, now),
    pendingOf(transaction, limited),
    closuresAbout(transaction, days),
    reservationsOn(transaction, days),
    findKept(transaction, keys),
  ])
  // A key was stored between the two reads, so its repeat was counted: the retry does not count it.
  if (isLimited && kept.length > before.length) throw new OvertakenError()
  const unexpired = await unexpiredReservations(transaction, reservations, latest(additions))
  const inAll = additions.some(({ appointment }) => appointment.work !== null) ? await holdCount.get(transaction, latest(additions)) : 0
  return {
    kept,
    reservations: unexpired,
    closures,
    coupons,
    pending,
    unconfirmed: new UnconfirmedHolds(unexpired, inAll),
    attempts: takenBack(after, counts),
    now,
  }
}

/** The time as of which a transaction is decided: the newest of its additions. */
function latest(additions: readonly AdditionRow[]): Date {
  return new Date(Math.max(...additions.map(({ appointment }) => appointment.createdAt.getTime())))
}

/** The attempts of a batch, in the order in which all processes lock the rows. Repeats of a stored key, or of a key in the batch, do not count. */
function countsOf(additions: readonly AdditionRow[], repeats: ReadonlySet<string>): AttemptCount[] {
  const seen = new Set(repeats)
  const counts = new Map<string, AttemptCount>()
  for (const { appointment, idempotency } of additions) {
    if (idempotency !== null && seen.has(idempotency.key)) continue
    if (idempotency !== null) seen.add(idempotency.key)
    for (const { key, windowMs } of appointment.rules.flat()) counts.set(key, { key, windowMs, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => compareTexts(a.key, b.key))
}

/** The counts before the batch was added to them. */
function takenBack(after: ReadonlyMap<string, Attempts>, counts: readonly AttemptCount[]): Map<string, Attempts> {
  const before = new Map(after)
  for (const { key, count } of counts) {
    const attempts = after.get(key)
    if (attempts !== undefined) before.set(key, { ...attempts, count: attempts.count - count })
  }
  return before
}

const searchPending = prepareSearch((db, rows: readonly { network: string; first: string }[]) =>
  db
    .selectFrom('appointments')
    .select(({ fn }) => ['requested_from', 'appointment_date', fn.countAll<number | string>().as('count')])
    .where(
      widestNetwork,
      'in',
      rows.map(({ network }) => network),
    )
    .where('appointment_date', '>=', rows[0]?.first ?? '')
    .where('status', '=', 'Pending')
    .where('released_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy(['requested_from', 'appointment_date'])
    .compile(),
)

async function pendingOf(transaction: Kysely<Tables>, counted: readonly NewAppointment[]): Promise<PendingTimes[]> {
  const first = counted.map(firstCounted).sort()[0] ?? ''
  const networks = new Set(counted.map(({ requestedFrom }) => (requestedFrom ?? '').slice(0, NETWORK_LENGTH)))
  const rows = await searchPending(
    transaction,
    Array.from(networks, network => ({ network, first })),
  )
  return rows.map(({ requested_from, appointment_date, count }) => ({
    requestedFrom: requested_from ?? '',
    date: appointment_date ?? '',
    count: Number(count),
  }))
}

const insertRows = prepareInsert((db, rows: readonly AppointmentRow[]) => db.insertInto('appointments').values(rows).compile())

/**
 * Stores what was decided. The primary keys have the last word: when another process took a key or a cell first, nothing is stored. All processes
 * insert in one order, so that two that want the same rows cannot deadlock.
 */
async function insertAll(transaction: Kysely<Tables>, added: Decision<AdditionRow>['added']): Promise<void> {
  const additions = added.map(({ addition }) => addition).sort((a, b) => compareTexts(a.row.id, b.row.id))
  const keys = additions.flatMap(({ idempotency, stored, row: { created_at } }) =>
    idempotency === null ? [] : [{ ...idempotency, appointment: JSON.stringify(stored), created_at }],
  )
  keys.sort((a, b) => compareTexts(a.key, b.key))
  const spans = added.flatMap(({ addition: { appointment, row }, crew }) =>
    spansOf(appointment.cells, { crew, appointment_id: row.id, held_until: row.held_until }),
  )
  const events = additions.flatMap(({ appointment: { id, firstEvent: kind, by = null }, row: { created_at: at, actual_value: agreed } }) => {
    if (kind !== 'entered') return []
    const changes = agreed === null ? {} : { actual_value: [null, agreed] }
    return [{ appointment_id: id, position: 1, at, kind, by, changes: JSON.stringify(changes) }]
  })
  // Mails are made from the row, not from the sender's answer, which hides known customers.
  const mails = additions.flatMap(({ appointment: { id, firstEvent, mailsOf, request }, row }) =>
    mailsOf(asStored(row, request)).map(mail => ({ appointmentId: id, mail, at: row.created_at, position: firstEvent === 'entered' ? 1 : 0 })),
  )
  const rows = additions.map(({ row }) => row)
  const uses = additions.flatMap(({ appointment: { id, request } }) => usesBy(id, request.coupons))
  await settleAll([
    insertKeys(transaction, keys),
    insertSpans(transaction, spans),
    insertRows(transaction, rows),
    insertEvents(transaction, events),
    insertMails(transaction, mails),
    insertUses(transaction, uses),
    ...(['requested', 'entered'] as const).map(kind =>
      announce(
        transaction,
        kind,
        additions.filter(({ appointment }) => appointment.firstEvent === kind).map(({ row }) => row),
      ),
    ),
  ])
}
