import type { Kysely } from 'kysely'
import { addByGroupCommit } from './add-by-group-commit.ts'
import { addEvent, eventsOf } from './appointment-events.ts'
import { countByStatus, summaryOf, valuesBetween } from './appointment-figures.ts'
import { listAppointments } from './appointment-list.ts'
import { cellsHeld, fromRow, searchText } from './appointment-row.ts'
import { purgeChunk, stayedInTrash } from './appointment-trash.ts'
import type { BulkJobs } from './bulk-jobs.ts'
import { cancelPending } from './cancel-pending.ts'
import { reserveCells } from '../reservations/reservation-cells.ts'
import { reservationsBetween, crewDaysBetween, freeCells, keepCells } from '../reservations/reservations.ts'
import type { EngineTraits } from '../engines/engine-traits.ts'
import { repeated } from './decide-adds.ts'
import { endExpiredHolds } from '../reservations/expired-holds.ts'
import { findKept } from './idempotency-keys.ts'
import { inChunks } from '../engines/chunks.ts'
import type { AppointmentStore, ChangeOutcome, RowChange, Started, Versions } from '../storage.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import { settleAll } from '../engines/settle-all.ts'
import { asCleared, openClear, visible } from './visible.ts'

/** Maximum number of appointments that a restore names as still in the trash. */
const MAX_NAMED = 500

/** Rolls a transaction back: the time is taken. */
class TakenError extends Error {}

/** Builds the store of appointments, on either engine. */
export function buildAppointmentStore(db: Kysely<Tables>, traits: EngineTraits, jobs: BulkJobs): AppointmentStore {
  const { inTransaction } = traits
  const replay: AppointmentStore['replay'] = async idempotency => {
    const [earlier] = await findKept(db, [idempotency.key])
    return earlier === undefined ? null : repeated(earlier, idempotency)
  }

  const restore: AppointmentStore['restore'] = (id, crews, now, on = null, timeZone) =>
    orTaken(
      inTransaction(async transaction => {
        const clear = await openClear(transaction)
        const row = await lock(transaction, id)
        if (row === null || asCleared(row, clear).deleted_at === null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
        // The clear under way would delete it again.
        if (clear !== null && row.created_at < clear.before) return { kind: 'clearing' }
        if (!(await reserveCells(transaction, { id, cells: cellsHeld(row, timeZone), crews }, now))) throw new TakenError()
        // Restoring it is a decision: its hold no longer expires.
        const after = await update(transaction, row, { deleted_at: null, held_until: null })
        await addEvent(transaction, id, { at: now, kind: 'restored', changes: {} })
        return { kind: 'changed', appointment: fromRow(after) }
      }),
    )

  return {
    replay,

    add: addByGroupCommit(traits, replay),

    list: async query => listAppointments(query.deleted === 'true' ? db : await visible(db), query),

    counts: async query => countByStatus(query.deleted === 'true' ? db : await visible(db), query),

    detail: async id => {
      const clear = await openClear(db)
      const found = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
      if (found === undefined) return null
      const row = asCleared(found, clear)
      return { appointment: fromRow(row), events: await eventsOf(db, row), deleted: row.deleted_at !== null }
    },

    summary: async money => summaryOf(await visible(db), money),

    values: async (first, last, money) => valuesBetween(await visible(db), first, last, money),

    change: (id, changeOf, crews, now, on = null, timeZone) =>
      orTaken(
        inTransaction(async transaction => {
          const row = await lockVisible(transaction, id)
          if (row === null) return { kind: 'unknown' }
          if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
          return { kind: 'changed', appointment: fromRow(await changeRow(transaction, row, changeOf(fromRow(row)), { crews, now, timeZone })) }
        }),
      ),

    delete: (id, now, on = null) =>
      inTransaction(async transaction => {
        const row = await lockVisible(transaction, id)
        if (row === null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
        const after = await update(transaction, row, { deleted_at: now.toISOString() })
        await freeCells(transaction, id, cellsHeld(row))
        await addEvent(transaction, id, { at: now, kind: 'deleted', changes: {} })
        return { kind: 'changed', appointment: fromRow(after) }
      }),

    restore,

    restoreDeletion: async (deletedAt, crews, now, timeZone) => {
      const id = await jobs.restore(deletedAt, { crews, time_zone: timeZone ?? null }, now)
      if (id === null) return null
      const outcome = async () => {
        await jobs.run()
        const { done, taken } = (await jobs.find(id)) ?? { done: 0, taken: 0 }
        return { restored: done - taken, taken: taken === 0 ? [] : await stayedInTrash(db, deletedAt, MAX_NAMED) }
      }
      return started(id, outcome())
    },

    cancelPending: async (sender, now) =>
      cancelPending(
        await visible(db),
        id =>
          inTransaction(async transaction => {
            const row = await lockVisible(transaction, id)
            if (row?.status !== 'Pending') return false
            // Cancelling reserves nothing, so the number of crews does not matter.
            await changeRow(transaction, row, { status: 'Cancelled' }, { crews: 0, now, timeZone: undefined })
            return true
          }),
        sender,
      ),

    purge: (deletedBefore, isStopped) => inChunks(size => inTransaction(transaction => purgeChunk(transaction, deletedBefore, size)), isStopped),

    deleteAll: async now => started(await jobs.clear(now), jobs.run()),

    jobs: now => jobs.list(now),

    crewDays: (first, last, now) => crewDaysBetween(db, first, last, now),

    reservations: (first, last) => reservationsBetween(db, first, last),

    endExpiredHolds: now => endExpiredHolds(db, inTransaction, now),
  }
}

/** Callers need not await the end: a failed job is retried when the storage is tidied. */
function started<T>(id: string, finished: Promise<T>): Started<T> {
  finished.catch(() => undefined)
  return { id, finished }
}

/** Locks a row until the transaction ends; a write takes the lock on every engine. */
async function lock(transaction: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  return (await locked.where('id', '=', id).returningAll().executeTakeFirst()) ?? null
}

function isStale({ version }: AppointmentRow, on: Versions): boolean {
  return on !== null && !on.includes(version)
}

/** Writes fields of a locked row, and raises its version. */
async function update(transaction: Kysely<Tables>, row: AppointmentRow, fields: Partial<AppointmentRow>): Promise<AppointmentRow> {
  const written = { ...fields, version: row.version + 1 }
  await transaction.updateTable('appointments').set(written).where('id', '=', row.id).execute()
  return { ...row, ...written }
}

/** Locks a row that is not in the trash; null when there is none. */
async function lockVisible(transaction: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  const [clear, row] = await settleAll([openClear(transaction), lock(transaction, id)])
  return row === null || asCleared(row, clear).deleted_at !== null ? null : row
}

/** Changing one of these decides what becomes of the visit. */
const DECIDES: ReadonlySet<keyof RowChange> = new Set(['status', 'appointment_date', 'appointment_time'])

/** Changes a row, moves its reservations, and records the old and new values in its history; does nothing when nothing changes. */
async function changeRow(
  transaction: Kysely<Tables>,
  row: AppointmentRow,
  change: RowChange,
  { crews, now, timeZone }: { crews: number; now: Date; timeZone: string | undefined },
): Promise<AppointmentRow> {
  const changed = (Object.keys(change) as (keyof RowChange)[]).filter(field => row[field] !== change[field])
  if (changed.length === 0) return row
  // Its time was decided by hand: the hold no longer expires, and a time that had been released is reserved again.
  const hold = changed.some(field => DECIDES.has(field)) ? { held_until: null, released_at: null } : {}
  const after: AppointmentRow = { ...row, ...change, ...hold }
  const [held, wanted] = [cellsHeld(row, timeZone), cellsHeld(after, timeZone)]
  if (JSON.stringify(held) !== JSON.stringify(wanted)) {
    await freeCells(transaction, row.id, held)
    if (!(await reserveCells(transaction, { id: row.id, cells: wanted, crews }, now))) throw new TakenError()
  } else if (row.held_until !== null && after.held_until === null) await keepCells(transaction, row.id, held)
  const written = await update(transaction, row, { ...change, ...hold, search_text: searchText(after) })
  const changes = Object.fromEntries(changed.map(field => [field, [row[field], after[field]]]))
  await addEvent(transaction, row.id, { at: now, kind: 'changed', changes })
  return written
}

async function orTaken(outcome: Promise<ChangeOutcome>): Promise<ChangeOutcome> {
  try {
    return await outcome
  } catch (error) {
    if (error instanceof TakenError) return { kind: 'taken' }
    throw error
  }
}
