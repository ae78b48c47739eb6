import type { Kysely } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import { addEvent, eventsOf } from './appointment-events.ts'
import { countByStatus, summaryOf, valuesBetween } from './appointment-figures.ts'
import { listAppointments } from './appointment-list.ts'
import { asStored, cellsHeld, fromRow, searchText, toRow } from './appointment-row.ts'
import { deleteAllAppointments, restoreTogether } from './appointment-trash.ts'
import { claimCells, claimsBetween, freeCells } from './claims.ts'
import { claimKey, findOutcome, releaseKey } from './idempotency-keys.ts'
import { addMail } from './outbox-store.ts'
import { prepared } from './prepared.ts'
import type { AppointmentStore, ChangeOutcome, NewAppointment, RowChange } from './storage.ts'
import type { AppointmentRow, Tables } from './tables.ts'
import type { InTransaction } from './transactions.ts'

const insertRow = prepared((db, rows: readonly AppointmentRow[]) => db.insertInto('appointments').values(rows))

/** Ends a transaction without a trace: the time is taken. */
class TakenError extends Error {}

/** Appointments in a database that Kysely speaks to. */
export function buildAppointmentStore(db: Kysely<Tables>, inTransaction: InTransaction): AppointmentStore {
  const restore: AppointmentStore['restore'] = (id, crews, now) =>
    orTaken(
      inTransaction(async transaction => {
        const row = await lock(transaction, id)
        if (row === null || row.deleted_at === null) return { kind: 'unknown' }
        if (!(await claimCells(transaction, id, cellsHeld(row), crews))) throw new TakenError()
        await transaction.updateTable('appointments').set({ deleted_at: null }).where('id', '=', id).execute()
        await addEvent(transaction, id, { at: now, kind: 'restored', changes: {} })
        return { kind: 'changed', appointment: fromRow({ ...row, deleted_at: null }) }
      }),
    )

  return {
    replay: idempotency => findOutcome(db, idempotency),

    add: (appointment, idempotency) =>
      inTransaction(async transaction => {
        const row = toRow(appointment)
        const stored = asStored(row, appointment.request)
        // First of all, so that of two requests with one key the second waits for the first and finds what it stored.
        if (idempotency !== null && !(await claimKey(transaction, idempotency, stored, appointment.createdAt))) {
          const replay = await findOutcome(transaction, idempotency)
          if (replay !== null) return replay
        }
        const refusal = await refusalOf(transaction, appointment, row, stored)
        if (refusal !== null && idempotency !== null) await releaseKey(transaction, idempotency)
        return refusal === null ? { kind: 'stored', appointment: stored } : { kind: refusal }
      }),

    list: query => listAppointments(db, query),

    counts: query => countByStatus(db, query),

    detail: async id => {
      const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      return { appointment: fromRow(row), events: await eventsOf(db, row), deleted: row.deleted_at !== null }
    },

    summary: money => summaryOf(db, money),

    values: (first, last, money) => valuesBetween(db, first, last, money),

    change: (id, changeOf, crews, now) =>
      orTaken(
        inTransaction(async transaction => {
          const row = await lock(transaction, id)
          if (row === null || row.deleted_at !== null) return { kind: 'unknown' }
          return { kind: 'changed', appointment: fromRow(await changeRow(transaction, row, changeOf(fromRow(row)), crews, now)) }
        }),
      ),

    delete: (id, now) =>
      inTransaction(async transaction => {
        const row = await lock(transaction, id)
        if (row === null || row.deleted_at !== null) return false
        await transaction.updateTable('appointments').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
        await freeCells(transaction, id, cellsHeld(row))
        await addEvent(transaction, id, { at: now, kind: 'deleted', changes: {} })
        return true
      }),

    restore,

    restoreTogether: (deletedAt, crews, now) => restoreTogether(db, id => restore(id, crews, now), deletedAt),

    deleteAll: now => inTransaction(transaction => deleteAllAppointments(transaction, now)),

    purge: deletedBefore =>
      inTransaction(async transaction => {
        const expired = transaction.selectFrom('appointments').select('id').where('deleted_at', '<', deletedBefore.toISOString())
        await transaction.deleteFrom('appointment_events').where('appointment_id', 'in', expired).execute()
        await transaction.deleteFrom('appointments').where('deleted_at', '<', deletedBefore.toISOString()).execute()
      }),

    claims: (first, last) => claimsBetween(db, first, last),
  }
}

function present(db: Kysely<Tables>) {
  return db.selectFrom('appointments').where('deleted_at', 'is', null)
}

/** Stores the row with its cells; why not, when it cannot be. */
async function refusalOf(
  transaction: Kysely<Tables>,
  appointment: NewAppointment,
  row: AppointmentRow,
  stored: Appointment,
): Promise<'taken' | 'tooMany' | null> {
  if (await holdsTooMany(transaction, appointment)) return 'tooMany'
  if (!(await claimCells(transaction, row.id, appointment.cells, appointment.crews))) return 'taken'
  await insertRow(transaction, [row])
  if (appointment.firstEvent === 'entered') await addEvent(transaction, row.id, { at: appointment.createdAt, kind: 'entered', changes: {} })
  if (appointment.mailOf !== null) await addMail(transaction, row.id, appointment.mailOf(stored), appointment.createdAt)
  return null
}

/** Whether the asker holds as many unconfirmed times to come as one may. */
async function holdsTooMany(db: Kysely<Tables>, { requestedFrom, pendingLimit, cells, createdAt }: NewAppointment): Promise<boolean> {
  if (pendingLimit === 0 || requestedFrom === null || cells.length === 0) return false
  const yesterday = new Date(createdAt.getTime() - 24 * 3_600_000).toISOString().slice(0, 10)
  const { held } = await present(db)
    .select(({ fn }) => fn.countAll<number | string>().as('held'))
    .where('requested_from', '=', requestedFrom)
    .where('appointment_date', '>=', yesterday)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow()
  return Number(held) >= pendingLimit
}

/** A row that nobody else changes until the transaction ends; a write takes the lock on every engine. */
async function lock(transaction: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  return (await locked.where('id', '=', id).returningAll().executeTakeFirst()) ?? null
}

/** Changes a row, moves its claims, and notes what became of what; nothing is noted when nothing changes. */
async function changeRow(transaction: Kysely<Tables>, row: AppointmentRow, change: RowChange, crews: number, now: Date): Promise<AppointmentRow> {
  const after: AppointmentRow = { ...row, ...change }
  const changed = (Object.keys(change) as (keyof RowChange)[]).filter(field => row[field] !== after[field])
  if (changed.length === 0) return row
  const [held, wanted] = [cellsHeld(row), cellsHeld(after)]
  if (JSON.stringify(held) !== JSON.stringify(wanted)) {
    await freeCells(transaction, row.id, held)
    if (!(await claimCells(transaction, row.id, wanted, crews))) throw new TakenError()
  }
  await transaction
    .updateTable('appointments')
    .set({ ...change, search_text: searchText(after) })
    .where('id', '=', row.id)
    .execute()
  const changes = Object.fromEntries(changed.map(field => [field, [row[field], after[field]]]))
  await addEvent(transaction, row.id, { at: now, kind: 'changed', changes })
  return after
}

async function orTaken(outcome: Promise<ChangeOutcome>): Promise<ChangeOutcome> {
  try {
    return await outcome
  } catch (error) {
    if (error instanceof TakenError) return { kind: 'taken' }
    throw error
  }
}
