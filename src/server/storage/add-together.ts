import type { Kysely } from 'kysely'
import { insertEvents } from './appointment-events.ts'
import { asStored, toRow } from './appointment-row.ts'
import { claimsOn, insertSpans, spansOf } from './claims.ts'
import { type Addition, type Decision, decideAdds, firstCounted, isCounted, type PendingTimes, type Standing } from './decide-adds.ts'
import { standingClaims } from './holds.ts'
import { findKept, insertKeys } from './idempotency-keys.ts'
import { inBatches } from './in-batches.ts'
import { findKnownSenders } from './known-senders.ts'
import { insertMails, toMailRow } from './outbox-store.ts'
import { prepareInsert, prepareSearch } from './prepared.ts'
import type { AddOutcome, AppointmentStore, Idempotency, NewAppointment } from './storage.ts'
import type { AppointmentRow, Tables } from './tables.ts'
import { together } from './together.ts'
import type { InTransaction } from './transactions.ts'

/** An addition, and the row that would be stored. */
interface Draft extends Addition {
  row: AppointmentRow
}

/** Adds all appointments that wait at one time in one transaction, with few statements however many they are; so many transactions at once. */
export function addTogether(inTransaction: InTransaction, atOnce: number): AppointmentStore['add'] {
  const add = inBatches(
    async (drafts: readonly Draft[]) => {
      for (;;) {
        try {
          return await inTransaction(transaction => addAll(transaction, drafts))
        } catch (error) {
          // Who was first has stored something, which is seen the next time.
          if (!wasOvertaken(error)) throw error
        }
      }
    },
    afterTwoTurns,
    atOnce,
  )
  return async (appointment, idempotency) => add(draftOf(appointment, idempotency))
}

/** What PostgreSQL says when a key has its row already (SQLSTATE 23505). */
const UNIQUE_VIOLATION = '23505'

/** What of all that is inserted others may have been first with; ids are never drawn twice. */
const CONTESTED: ReadonlySet<unknown> = new Set(['claimed_cells', 'idempotency_keys'])

/** Whether another process was first with a key or a cell. The embedded database has no other process. */
function wasOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && 'table' in error && CONTESTED.has(error.table)
}

/** What arrives in this turn of the event loop and in the next comes along: while some requests are read others arrive, and each commit waits for the disk. */
function afterTwoTurns(start: () => void): void {
  setImmediate(() => setImmediate(start))
}

function draftOf(appointment: NewAppointment, idempotency: Idempotency | null): Draft {
  const row = toRow(appointment)
  return { appointment, idempotency, row, stored: asStored(row, appointment.request) }
}

async function addAll(transaction: Kysely<Tables>, drafts: readonly Draft[]): Promise<AddOutcome[]> {
  const [standing, known] = await together([standingFor(transaction, drafts), findKnownSenders(transaction, newSenders(drafts))])
  const settled = drafts.map(draft => (known.has(emailOf(draft)) ? keptDraft(draft) : draft))
  const { outcomes, added } = decideAdds(settled, standing)
  await insertAll(transaction, added)
  return outcomes
}

/** Whose times would expire, unless the business knows them. */
function newSenders(drafts: readonly Draft[]): Set<string> {
  return new Set(drafts.filter(({ appointment }) => appointment.heldUntil !== null).map(emailOf))
}

function emailOf({ row }: Draft): string {
  return row.email.toLowerCase()
}

/** The time of somebody who is known is held until the business decides. */
function keptDraft({ appointment, idempotency }: Draft): Draft {
  return draftOf({ ...appointment, heldUntil: null }, idempotency)
}

/** What the additions depend on. Each look may see more than the one before: keys come last, so that whoever finds a time taken also finds the key that took it. */
async function standingFor(transaction: Kysely<Tables>, drafts: readonly Draft[]): Promise<Standing> {
  const counted = drafts.map(({ appointment }) => appointment).filter(isCounted)
  const [pending, claims, kept] = await together([
    pendingOf(transaction, counted),
    claimsOn(transaction, new Set(drafts.flatMap(({ appointment }) => appointment.cells.map(({ day }) => day)))),
    findKept(transaction, new Set(drafts.flatMap(({ idempotency }) => idempotency?.key ?? []))),
  ])
  return { kept, claims: await standingClaims(transaction, claims, latest(drafts)), pending }
}

/** Transactions are decided as of the newest of what they add. */
function latest(drafts: readonly Draft[]): Date {
  return new Date(Math.max(...drafts.map(({ appointment }) => appointment.createdAt.getTime())))
}

const searchPending = prepareSearch((db, rows: readonly { requestedFrom: string; first: string }[]) =>
  db
    .selectFrom('appointments')
    .select(({ fn }) => ['requested_from', 'appointment_date', fn.countAll<number | string>().as('count')])
    .where(
      'requested_from',
      'in',
      rows.map(({ requestedFrom }) => requestedFrom),
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
  const askers = new Set(counted.map(({ requestedFrom }) => requestedFrom ?? ''))
  const rows = await searchPending(
    transaction,
    Array.from(askers, requestedFrom => ({ requestedFrom, first })),
  )
  return rows.map(({ requested_from, appointment_date, count }) => ({
    requestedFrom: requested_from ?? '',
    date: appointment_date ?? '',
    count: Number(count),
  }))
}

const insertRows = prepareInsert((db, rows: readonly AppointmentRow[]) => db.insertInto('appointments').values(rows).compile())

/**
 * Stores what was decided. The primary keys have the last word: whoever was first with a key or a cell keeps it, and nothing is stored. Everything is inserted in
 * one order, so that of two processes that want the same, one waits for the other, and never both.
 */
async function insertAll(transaction: Kysely<Tables>, added: Decision<Draft>['added']): Promise<void> {
  const drafts = added.map(({ addition }) => addition).sort((a, b) => ascending(a.row.id, b.row.id))
  const keys = drafts.flatMap(({ idempotency, stored, row: { created_at } }) =>
    idempotency === null ? [] : [{ ...idempotency, appointment: JSON.stringify(stored), created_at }],
  )
  keys.sort((a, b) => ascending(a.key, b.key))
  const spans = added.flatMap(({ addition: { appointment, row }, crew }) =>
    spansOf(appointment.cells, { crew, appointment_id: row.id, held_until: row.held_until }),
  )
  spans.sort((a, b) => ascending(a.day, b.day) || a.crew - b.crew || a.first - b.first)
  const events = drafts.flatMap(({ appointment: { id, firstEvent }, row: { created_at: at } }) =>
    firstEvent === 'entered' ? [{ appointment_id: id, position: 1, at, kind: 'entered' as const, changes: '{}' }] : [],
  )
  const mails = drafts.flatMap(({ appointment: { id, mailOf }, stored, row }) =>
    mailOf === null ? [] : toMailRow(id, mailOf(stored), row.created_at),
  )
  const rows = drafts.map(({ row }) => row)
  await together([
    insertKeys(transaction, keys),
    insertSpans(transaction, spans),
    insertRows(transaction, rows),
    insertEvents(transaction, events),
    insertMails(transaction, mails),
  ])
}

function ascending(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
