import type { Kysely } from 'kysely'
import { addEvent } from '../appointments/appointment-events.ts'
import { cellsHeld } from '../appointments/appointment-row.ts'
import { noteCrews } from './former-crews.ts'
import { freeCells, type CellReservation } from './reservations.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

/** Maximum number of holds that end in one transaction, so that others need not wait for all of them. */
const AT_ONCE = 50

/** Ends the expired holds among reservations, so that their cells are free, and returns the others. Runs inside the transaction that reserves. */
export async function unexpiredReservations(
  transaction: Kysely<Tables>,
  reservations: readonly CellReservation[],
  now: Date,
): Promise<readonly CellReservation[]> {
  const moment = now.toISOString()
  const expired = new Set(reservations.filter(({ heldUntil }) => heldUntil !== null && heldUntil <= moment).map(({ appointmentId }) => appointmentId))
  // The usual case costs no statement.
  if (expired.size === 0) return reservations
  const ended = new Set(await endHolds(transaction, [...expired], now))
  return reservations.filter(({ appointmentId }) => !ended.has(appointmentId))
}

/** Ends every hold that has expired, a few at a time. */
export async function endExpiredHolds(db: Kysely<Tables>, inTransaction: InTransaction, now: Date): Promise<void> {
  for (;;) {
    const expired = db.selectFrom('appointments').select('id').where('held_until', '<=', now.toISOString()).where('deleted_at', 'is', null)
    const ids = (await expired.orderBy('held_until').limit(AT_ONCE).execute()).map(({ id }) => id)
    if (ids.length === 0) return
    await inTransaction(transaction => endHolds(transaction, ids, now))
  }
}

/** Ends those of the holds that have expired, and returns their ids; one that was decided or deleted meanwhile is left alone. */
async function endHolds(transaction: Kysely<Tables>, ids: readonly string[], now: Date): Promise<string[]> {
  const ending = transaction
    .updateTable('appointments')
    .set(eb => ({ released_at: eb.ref('held_until'), held_until: null, version: eb('version', '+', 1) }))
  const ended = await ending
    .where('id', 'in', ids)
    .where('held_until', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute()
  await noteCrews(
    transaction,
    ended.map(({ id }) => id),
  )
  for (const row of ended) {
    await freeCells(transaction, row.id, cellsHeld({ ...row, released_at: null }))
    await addEvent(transaction, row, { at: now, kind: 'released', by: null, changes: {} })
  }
  return ended.map(({ id }) => id)
}
