import type { Kysely, Transaction } from 'kysely'
import { summarize } from '#src/booking/summary.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { cellsHeld, fromRow, toRow } from './appointment-row.ts'
import { claimCells, claimsBetween, freeCells } from './claims.ts'
import { findOutcome, saveOutcome } from './idempotency-keys.ts'
import type { AppointmentStore, NewAppointment, StatusOutcome } from './storage.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/** Appointments in a database that Kysely speaks to. */
export function buildAppointmentStore(db: Kysely<Tables>): AppointmentStore {
  return {
    replay: idempotency => findOutcome(db, idempotency),

    add: (appointment, idempotency) =>
      db.transaction().execute(async transaction => {
        if (idempotency !== null) {
          const replay = await findOutcome(transaction, idempotency)
          if (replay !== null) return replay
        }
        if (await holdsTooMany(transaction, appointment)) return { kind: 'tooMany' }
        const row = toRow(appointment)
        await transaction.insertInto('appointments').values(row).execute()
        if (!(await claimCells(transaction, row.id, appointment.cells, appointment.crews))) {
          await transaction.deleteFrom('appointments').where('id', '=', row.id).execute()
          return { kind: 'taken' }
        }
        const stored = fromRow(row)
        if (idempotency !== null) await saveOutcome(transaction, idempotency, stored, appointment.createdAt)
        return { kind: 'stored', appointment: stored }
      }),

    list: async limit => {
      const rows = await present(db).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      const { total } = await present(db)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return { appointments: rows.map(fromRow), total: Number(total) }
    },

    summary: async money => summarize(await present(db).select(['request_type', 'status', 'estimated_value', 'actual_value']).execute(), money),

    changeStatus: (id, status, crews) => db.transaction().execute(transaction => changeStatus(transaction, id, status, crews)),

    changeValue: async (id, value) => {
      await db.updateTable('appointments').set({ actual_value: value }).where('id', '=', id).where('deleted_at', 'is', null).execute()
      const row = await find(db, id)
      return row === null ? null : fromRow(row)
    },

    delete: (id, now) =>
      db.transaction().execute(async transaction => {
        if ((await find(transaction, id)) === null) return false
        await transaction.updateTable('appointments').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
        await freeCells(transaction, id)
        return true
      }),

    deleteAll: now =>
      db.transaction().execute(async transaction => {
        await transaction.deleteFrom('claimed_cells').execute()
        await transaction.updateTable('appointments').set({ deleted_at: now.toISOString() }).where('deleted_at', 'is', null).execute()
      }),

    claims: (first, last) => claimsBetween(db, first, last),
  }
}

function present(db: Kysely<Tables>) {
  return db.selectFrom('appointments').where('deleted_at', 'is', null)
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

async function find(db: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  return (await present(db).selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

async function changeStatus(transaction: Transaction<Tables>, id: string, status: Status, crews: number): Promise<StatusOutcome> {
  const row = await find(transaction, id)
  if (row === null) return { kind: 'unknown' }
  const appointment = { ...fromRow(row), status }
  const held = cellsHeld(row, row.status)
  const wanted = cellsHeld(row, status)
  if (wanted.length === 0) await freeCells(transaction, id)
  else if (held.length === 0 && !(await claimCells(transaction, id, wanted, crews))) return { kind: 'taken' }
  await transaction.updateTable('appointments').set({ status }).where('id', '=', id).execute()
  return { kind: 'changed', appointment }
}
