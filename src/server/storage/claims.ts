import type { Kysely } from 'kysely'
import type { Claim } from '#src/booking/free-times.ts'
import type { Cell } from '#src/booking/slots.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { prepared } from './prepared.ts'
import type { ClaimedCellRow, Tables } from './tables.ts'

const insertCells = prepared((db, rows: readonly ClaimedCellRow[]) =>
  db
    .insertInto('claimed_cells')
    .values(rows)
    .onConflict(conflict => conflict.columns(['day', 'crew', 'cell']).doNothing()),
)

/**
 * Claims the cells for the first crew that is free in all of them; false when there is none. Runs inside the caller's transaction. The primary
 * key decides, never a look before it; cells go in ascending order, crew by crew, so that two claims never wait for each other in a circle.
 */
export async function claimCells(db: Kysely<Tables>, appointmentId: string, cells: readonly Cell[], crews: number): Promise<boolean> {
  if (cells.length === 0) return true
  for (let crew = 1; crew <= crews; crew++) {
    const rows = cells.map(({ day, cell }) => ({ crew, day, cell, appointment_id: appointmentId }))
    const { numAffectedRows = 0n } = await insertCells(db, rows)
    if (Number(numAffectedRows) === cells.length) return true
    await freeCells(db, appointmentId, cells)
  }
  return false
}

/** Gives back the cells that an appointment holds; they are found by their days. */
export async function freeCells(db: Kysely<Tables>, appointmentId: string, cells: readonly Cell[]): Promise<void> {
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return
  await db
    .deleteFrom('claimed_cells')
    .where('day', '>=', first.day)
    .where('day', '<=', last.day)
    .where('appointment_id', '=', appointmentId)
    .execute()
}

/** Everything that is held from one day to another. */
export async function claimsBetween(db: Kysely<Tables>, first: Day, last: Day): Promise<Claim[]> {
  return db.selectFrom('claimed_cells').select(['crew', 'day', 'cell']).where('day', '>=', first).where('day', '<=', last).execute()
}
