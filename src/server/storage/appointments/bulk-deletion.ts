import { type Kysely, sql } from 'kysely'
import { isCounted } from '#src/booking/schedule/closed-crews.ts'
import { addDays } from '#src/catalog/days.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Day, RestoreOutcome } from '#src/contract/generated/types.ts'
import { cellsHeld } from './appointment-row.ts'
import { closuresAbout } from '../closures/closures.ts'
import { deleteNotes } from '../customers/notes.ts'
import { type Last, lastOf, nextRows } from './bulk-rows.ts'
import { reservationsOn, insertSpans, spansOf } from '../reservations/reservations.ts'
import { NotAloneError } from '../reservations/alone-if-needed.ts'
import { noteCrews } from '../reservations/former-crews.ts'
import { TakenCells } from '../reservations/taken-cells.ts'
import { unexpiredReservations } from '../reservations/expired-holds.ts'
import { deleteMails } from '../outbox-store.ts'
import { deleteUses } from '../coupons/coupon-uses.ts'
import { announce } from '../news.ts'
import type { AppointmentRow, BulkJobRow, Tables } from '../tables.ts'

/** The result of a chunk of a job. */
interface Done {
  /** How many rows were processed; fewer than the size when none are left. */
  seen: number
  taken: number
  last: Last
}

/** Soft-deletes the next appointments, frees their times and records it in their histories. Runs inside a transaction. */
export async function clearChunk(transaction: Kysely<Tables>, job: BulkJobRow, size: number): Promise<Done> {
  const next = await nextRows(transaction, job, size).select(['created_at', 'id']).execute()
  const ids = next.map(({ id }) => id)
  if (ids.length > 0) {
    // Locks the rows: changes under way have finished by then.
    const deleted = transaction
      .updateTable('appointments')
      .set(eb => ({ deleted_at: job.deleted_at, version: eb('version', '+', 1) }))
      .where('deleted_at', 'is', null)
    const rows = await deleted.where('id', 'in', ids).returningAll().execute()
    await noteCrews(
      transaction,
      rows.map(({ id }) => id),
    )
    await freeAll(transaction, rows)
    // Another transaction may have deleted all of them meanwhile.
    if (rows.length > 0) await addEvents(transaction, rows, { at: job.deleted_at, kind: 'deleted', by: job.by })
  }
  return { seen: ids.length, taken: 0, last: lastOf(next, job) }
}

/**
 * Restores the next appointments that were deleted together; those whose time is taken, by visits or closures, stay in the trash. Fails when another
 * process reserves a time meanwhile. Runs inside a transaction; `isAlone` says whether nobody else reserves meanwhile.
 * @throws NotAloneError
 */
export async function restoreChunk(transaction: Kysely<Tables>, job: BulkJobRow, size: number, isAlone: boolean): Promise<Done> {
  const next = await nextRows(transaction, job, size).select(['created_at', 'id']).execute()
  const ids = next.map(({ id }) => id)
  if (ids.length === 0) return { seen: 0, taken: 0, last: lastOf(next, job) }
  const locked = transaction.updateTable('appointments').set(eb => ({ deleted_at: eb.ref('deleted_at') }))
  const rows = await locked.where('id', 'in', ids).where('deleted_at', '=', job.deleted_at).returningAll().execute()
  // First come, first served.
  rows.sort((a, b) => compareTexts(a.created_at, b.created_at))
  const visits = rows.map(row => ({ row, cells: cellsHeld(row, job.time_zone ?? undefined) }))
  const held = new TakenCells()
  const days = new Set(visits.flatMap(({ cells }) => cells.map(({ day }) => day)))
  const closures = await closuresAbout(transaction, days)
  if (isCounted(closures) && !isAlone && rows.some(({ former_crew: kept }) => kept !== null && kept !== 1)) throw new NotAloneError()
  const reservations = await unexpiredReservations(transaction, await reservationsOn(transaction, days), new Date(job.started_at))
  for (const { crew, ...cell } of reservations) held.add(crew, [cell])
  const spans: ReturnType<typeof spansOf> = []
  const back: AppointmentRow[] = []
  for (const { row, cells } of visits) {
    const crew = held.freeCrew({ cells, crews: job.crews, kept: row.former_crew }, closures)
    if (typeof crew === 'object') continue
    held.add(crew, cells)
    spans.push(...spansOf(cells, { crew, appointment_id: row.id, held_until: null }))
    back.push(row)
  }
  if (back.length > 0) {
    await insertSpans(transaction, spans)
    // Restoring them is a decision: their holds no longer expire.
    const restored = transaction.updateTable('appointments').set(eb => ({ deleted_at: null, held_until: null, version: eb('version', '+', 1) }))
    await restored
      .where(
        'id',
        'in',
        back.map(({ id }) => id),
      )
      .execute()
    await addEvents(transaction, back, { at: job.started_at, kind: 'restored', by: job.by })
  }
  return { seen: ids.length, taken: rows.length - back.length, last: lastOf(next, job) }
}

/** The appointments deleted at a moment that are still in the trash. */
export async function stayedInTrash(db: Kysely<Tables>, deletedAt: string, max: number): Promise<RestoreOutcome['taken']> {
  const deleted = db.selectFrom('appointments').select(['id', 'name', 'appointment_date', 'appointment_time']).where('deleted_at', '=', deletedAt)
  return deleted.orderBy('deleted_at').orderBy('id').limit(max).execute()
}

/** Deletes for good a chunk of what was soft-deleted before a moment; returns how many. Runs inside a transaction. */
export async function purgeChunk(transaction: Kysely<Tables>, deletedBefore: Date, size: number): Promise<number> {
  const expired = transaction.selectFrom('appointments').select('id').where('deleted_at', '<', deletedBefore.toISOString())
  const ids = (await expired.orderBy('deleted_at').limit(size).execute()).map(({ id }) => id)
  if (ids.length > 0) {
    await transaction.deleteFrom('appointment_events').where('appointment_id', 'in', ids).execute()
    await deleteMails(transaction, ids)
    await deleteNotes(transaction, ids)
    await deleteUses(transaction, ids)
    await transaction.deleteFrom('appointments').where('id', 'in', ids).execute()
    await announce(transaction, 'erased', 'many')
  }
  return ids.length
}

/** Frees the reservations of appointments, which are looked up by day. */
export async function freeAll(transaction: Kysely<Tables>, rows: readonly AppointmentRow[]): Promise<void> {
  const days = daysOf(rows)
  if (days.size === 0) return
  await transaction
    .deleteFrom('claimed_cells')
    .where('day', 'in', [...days])
    .where(
      'appointment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** The days of the visits, and the days after them: on a clock change, a visit may hold one cell more. */
function daysOf(rows: readonly AppointmentRow[]): Set<Day> {
  return new Set(rows.flatMap(row => cellsHeld(row).flatMap(({ day }) => [day, addDays(day, 1)])))
}

/** Appends the same event to many histories, and announces it. */
async function addEvents(
  transaction: Kysely<Tables>,
  rows: readonly AppointmentRow[],
  { at, kind, by }: { at: string; kind: 'deleted' | 'restored'; by: string | null },
): Promise<void> {
  await transaction
    .insertInto('appointment_events')
    .columns(['appointment_id', 'position', 'at', 'kind', 'by', 'changes'])
    .expression(eb =>
      eb
        .selectFrom('appointments')
        .leftJoin('appointment_events', 'appointment_events.appointment_id', 'appointments.id')
        .select(({ fn }) => [
          'appointments.id',
          sql<number>`coalesce(${fn.max('appointment_events.position')}, 0) + 1`.as('position'),
          sql<string>`${at}`.as('at'),
          sql<typeof kind>`${kind}`.as('kind'),
          sql<string | null>`cast(${by} as text)`.as('by'),
          sql<string>`'{}'`.as('changes'),
        ])
        .where(
          'appointments.id',
          'in',
          rows.map(({ id }) => id),
        )
        .groupBy('appointments.id'),
    )
    .execute()
  await announce(transaction, kind, 'many')
}
