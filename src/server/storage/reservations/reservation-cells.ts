import type { Kysely } from 'kysely'
import type { Cell } from '#src/booking/schedule/cells.ts'
import { isCounted } from '#src/booking/schedule/closed-crews.ts'
import { closuresOf } from '#src/booking/schedule/closures.ts'
import { crewsIn } from '#src/booking/schedule/free-times.ts'
import { closuresBetween } from '../closures/closures.ts'
import { NotAloneError } from './alone-if-needed.ts'
import { reservationsBetween, freeCells, insertFree, spansOf } from './reservations.ts'
import { unexpiredReservations } from './expired-holds.ts'
import { crewsAway, type NoCrew } from './taken-cells.ts'
import type { Tables } from '../tables.ts'

/** What to reserve for an appointment: cells of one of the crews. */
interface Wanted {
  id: string
  cells: readonly Cell[]
  crews: number
  /** The only crew that will do; left out, any. */
  asked?: number | undefined
  /** The crew that it has, or had before its time was freed, which keeps it where it can. */
  kept?: number | null | undefined
  /** Whether nobody else reserves meanwhile. */
  isAlone?: boolean
  /** When the hold expires; null: it does not. */
  heldUntil: string | null
  /** Whether it may stand in a closure. */
  despiteClosures: boolean
}

/** A visit's time is held; the crew is null where it needs none. */
interface Reserved {
  kind: 'reserved'
  crew: number | null
}

/**
 * Reserves the cells for one crew that is free in all of them, and says which, or why there is none. Runs inside the caller's transaction. Which crew is
 * free is decided by the primary key, never by an earlier read.
 * @throws NotAloneError
 */
export async function reserveCells(db: Kysely<Tables>, wanted: Wanted, now: Date): Promise<Reserved | NoCrew> {
  const { id, cells, crews, asked, kept, isAlone = false, heldUntil, despiteClosures } = wanted
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return { kind: 'reserved', crew: null }
  const closures = despiteClosures ? [] : closuresOf(cells, await closuresBetween(db, first.day, last.day))
  const look = async () => {
    // Visits of a crew that no longer exists need one of the others, but collide with no key.
    const busy = crewsIn(cells, await unexpiredReservations(db, await reservationsBetween(db, first.day, last.day), now))
    const away = crewsAway(busy, closures, { crews, crew: asked })
    return 'kind' in away ? away : { busy, away }
  }
  const seen = await look()
  if ('kind' in seen) return seen
  const { busy, away } = seen
  const order = inOrder(crews, asked, typeof kept === 'number' && !busy.has(kept) ? kept : undefined).filter(crew => !away.has(crew))
  const areCounted = isCounted(closures)
  if (areCounted && order[0] !== 1 && !isAlone) throw new NotAloneError()
  for (const [index, crew] of order.entries()) {
    // Looked at again beside a closure of any one crew: whoever has just taken a crew may have taken the last room, which no key knows.
    const again = index > 0 && areCounted ? await look() : seen
    if ('kind' in again) return again
    if ((await insertFree(db, spansOf(cells, { crew, appointment_id: id, held_until: heldUntil }))) === cells.length)
      return { kind: 'reserved', crew }
    await freeCells(db, id, cells)
  }
  return asked === undefined ? { kind: 'taken' } : { kind: 'taken', crew: asked }
}

/** The crews in the order in which they are tried. Two changes that try them in different orders may deadlock, and one begins again: so nobody begins with a crew that is seen to be busy. */
function inOrder(crews: number, asked?: number, first?: number): number[] {
  if (asked !== undefined) return [asked]
  const all = Array.from({ length: crews }, (_, index) => index + 1)
  return first !== undefined && all.includes(first) ? [first, ...all.filter(crew => crew !== first)] : all
}
