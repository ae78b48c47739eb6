import type { Kysely } from 'kysely'
import { areFree } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import { reservationsBetween, freeCells, insertFree, spansOf } from './reservations.ts'
import { unexpiredReservations } from './expired-holds.ts'
import type { Tables } from '../tables.ts'

/** What to reserve for an appointment: cells of any one of the crews. */
interface Wanted {
  id: string
  cells: readonly Cell[]
  crews: number
}

/**
 * Reserves the cells for the first crew that is free in all of them; false when there is none. Runs inside the caller's transaction. Which crew is
 * free is decided by the primary key, never by an earlier read.
 */
export async function reserveCells(db: Kysely<Tables>, { id, cells, crews }: Wanted, now: Date): Promise<boolean> {
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return true
  const reservations = await unexpiredReservations(db, await reservationsBetween(db, first.day, last.day), now)
  // Visits of a crew that no longer exists need one of the others, but collide with no key.
  if (!areFree(cells, crews, reservations)) return false
  for (let crew = 1; crew <= crews; crew++) {
    if ((await insertFree(db, spansOf(cells, { crew, appointment_id: id, held_until: null }))) === cells.length) return true
    await freeCells(db, id, cells)
  }
  return false
}
