import type { Kysely } from 'kysely'
import { areFree } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import { closedCells, closuresOf } from '#src/booking/schedule/closures.ts'
import { closuresBetween } from '../closures/closures.ts'
import { reservationsBetween, freeCells, insertFree, spansOf } from './reservations.ts'
import { unexpiredReservations } from './expired-holds.ts'
import type { NoCrew } from './taken-cells.ts'
import type { Tables } from '../tables.ts'

/** What to reserve for an appointment: cells of any one of the crews. */
interface Wanted {
  id: string
  cells: readonly Cell[]
  crews: number
  /** When the hold expires; null: it does not. */
  heldUntil: string | null
  /** Whether it may stand in a closure. */
  despiteClosures: boolean
}

/**
 * Reserves the cells for the first crew that is free in all of them, or says why there is none. Runs inside the caller's transaction. Which crew is
 * free is decided by the primary key, never by an earlier read.
 */
export async function reserveCells(db: Kysely<Tables>, wanted: Wanted, now: Date): Promise<{ kind: 'reserved' } | NoCrew> {
  const { id, cells, crews, heldUntil, despiteClosures } = wanted
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return { kind: 'reserved' }
  const closures = despiteClosures ? [] : closuresOf(cells, await closuresBetween(db, first.day, last.day))
  const closed = closedCells(closures, new Set(cells.map(({ day }) => day)), crews)
  for (let crew = 1; crew <= crews; crew++) {
    // Looked at again beside a closure of one crew: whoever has just taken a crew may have taken the last room, which no key knows.
    if (crew === 1 || closures.length > 0) {
      const reservations = await unexpiredReservations(db, await reservationsBetween(db, first.day, last.day), now)
      // Visits of a crew that no longer exists need one of the others, but collide with no key.
      if (!areFree(cells, crews, reservations)) return { kind: 'taken' }
      if (!areFree(cells, crews, [...reservations, ...closed])) return { kind: 'closed', closures }
    }
    if ((await insertFree(db, spansOf(cells, { crew, appointment_id: id, held_until: heldUntil }))) === cells.length) return { kind: 'reserved' }
    await freeCells(db, id, cells)
  }
  return { kind: 'taken' }
}
