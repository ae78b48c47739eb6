import type { Kysely } from 'kysely'
import type { SpentQuotas } from '../limits/spent-quotas.ts'
import { addTogether } from './add-together.ts'
import { addEvent, eventsOf } from './appointment-events.ts'
import { countByStatus, summaryOf, valuesBetween } from './appointment-figures.ts'
import { listAppointments } from './appointment-list.ts'
import { cellsHeld, fromRow, searchText } from './appointment-row.ts'
import { deleteAllAppointments, restoreTogether } from './appointment-trash.ts'
import { claimCells } from './claim-cells.ts'
import { claimsBetween, freeCells, keepCells } from './claims.ts'
import type { DatabaseClock } from './database-clock.ts'
import { repeated } from './decide-adds.ts'
import { endExpiredHolds } from './holds.ts'
import { findKept } from './idempotency-keys.ts'
import type { AppointmentStore, ChangeOutcome, RowChange, Versions } from './storage.ts'
import type { AppointmentRow, Tables } from './tables.ts'
import type { InTransaction } from './transactions.ts'

/** How an engine works. */
export interface Manner {
  inTransaction: InTransaction
  /** So many batches of appointments are stored at once. */
  batchesAtOnce: number
  clock: DatabaseClock
  spent: SpentQuotas
}

/** Ends a transaction without a trace: the time is taken. */
class TakenError extends Error {}

/** Appointments in a database that Kysely speaks to. */
export function buildAppointmentStore(db: Kysely<Tables>, manner: Manner): AppointmentStore {
  const { inTransaction } = manner
  const replay: AppointmentStore['replay'] = async idempotency => {
    const [earlier] = await findKept(db, [idempotency.key])
    return earlier === undefined ? null : repeated(earlier, idempotency)
  }

  const restore: AppointmentStore['restore'] = (id, crews, now, on = null, timeZone) =>
    orTaken(
      inTransaction(async transaction => {
        const row = await lock(transaction, id)
        if (row === null || row.deleted_at === null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
        if (!(await claimCells(transaction, { id, cells: cellsHeld(row, timeZone), crews }, now))) throw new TakenError()
        // Whoever restores it has decided that it is wanted.
        const after = await update(transaction, row, { deleted_at: null, held_until: null })
        await addEvent(transaction, id, { at: now, kind: 'restored', changes: {} })
        return { kind: 'changed', appointment: fromRow(after) }
      }),
    )

  return {
    replay,

    add: addTogether(manner, replay),

    list: query => listAppointments(db, query),

    counts: query => countByStatus(db, query),

    detail: async id => {
      const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      return { appointment: fromRow(row), events: await eventsOf(db, row), deleted: row.deleted_at !== null }
    },

    summary: money => summaryOf(db, money),

    values: (first, last, money) => valuesBetween(db, first, last, money),

    change: (id, changeOf, crews, now, on = null, timeZone) =>
      orTaken(
        inTransaction(async transaction => {
          const row = await lock(transaction, id)
          if (row === null || row.deleted_at !== null) return { kind: 'unknown' }
          if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
          return { kind: 'changed', appointment: fromRow(await changeRow(transaction, row, changeOf(fromRow(row)), { crews, now, timeZone })) }
        }),
      ),

    delete: (id, now, on = null) =>
      inTransaction(async transaction => {
        const row = await lock(transaction, id)
        if (row === null || row.deleted_at !== null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
        const after = await update(transaction, row, { deleted_at: now.toISOString() })
        await freeCells(transaction, id, cellsHeld(row))
        await addEvent(transaction, id, { at: now, kind: 'deleted', changes: {} })
        return { kind: 'changed', appointment: fromRow(after) }
      }),

    restore,

    restoreTogether: (deletedAt, crews, now, timeZone) => restoreTogether(db, id => restore(id, crews, now, null, timeZone), deletedAt),

    deleteAll: now => inTransaction(transaction => deleteAllAppointments(transaction, now)),

    purge: deletedBefore =>
      inTransaction(async transaction => {
        const expired = transaction.selectFrom('appointments').select('id').where('deleted_at', '<', deletedBefore.toISOString())
        await transaction.deleteFrom('appointment_events').where('appointment_id', 'in', expired).execute()
        await transaction.deleteFrom('appointments').where('deleted_at', '<', deletedBefore.toISOString()).execute()
      }),

    claims: (first, last) => claimsBetween(db, first, last),

    endExpiredHolds: now => endExpiredHolds(db, inTransaction, now),
  }
}

/** A row that nobody else changes until the transaction ends; a write takes the lock on every engine. */
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

/** Whoever changes one of these has decided what becomes of the visit. */
const DECIDES: ReadonlySet<keyof RowChange> = new Set(['status', 'appointment_date', 'appointment_time'])

/** Changes a row, moves its claims, and notes what became of what; nothing is noted when nothing changes. */
async function changeRow(
  transaction: Kysely<Tables>,
  row: AppointmentRow,
  change: RowChange,
  { crews, now, timeZone }: { crews: number; now: Date; timeZone: string | undefined },
): Promise<AppointmentRow> {
  const changed = (Object.keys(change) as (keyof RowChange)[]).filter(field => row[field] !== change[field])
  if (changed.length === 0) return row
  // Its time was decided by hand: it expires no more, and one that had been released is claimed again.
  const hold = changed.some(field => DECIDES.has(field)) ? { held_until: null, released_at: null } : {}
  const after: AppointmentRow = { ...row, ...change, ...hold }
  const [held, wanted] = [cellsHeld(row, timeZone), cellsHeld(after, timeZone)]
  if (JSON.stringify(held) !== JSON.stringify(wanted)) {
    await freeCells(transaction, row.id, held)
    if (!(await claimCells(transaction, { id: row.id, cells: wanted, crews }, now))) throw new TakenError()
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
