import { type Kysely, type RawBuilder, sql } from 'kysely'
import { areFree, type Claim } from '#src/booking/free-times.ts'
import type { Cell } from '#src/booking/slots.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { prepareInsert, prepareSearch } from './prepared.ts'
import type { Tables } from './tables.ts'

/** Cells of a day, one after the other, that an appointment holds with one crew; both ends count. */
interface Span {
  day: Day
  crew: number
  first: number
  last: number
  appointment_id: string
}

/** Claims all cells of the spans; fails when anybody holds one of them, which costs less than to ask of each. */
export const insertSpans = prepareInsert((db, spans: readonly Span[]) => claim(spans).compile(db))

/** Claims what nobody holds of the spans' cells, and says how many those are. */
const insertFree = prepareInsert((db, spans: readonly Span[]) => sql`${claim(spans)} where true on conflict (day, crew, cell) do nothing`.compile(db))

/**
 * The database lists the cells itself, which is far fewer values to send and to read. With a left join it goes through the spans in their order, which is to be
 * ascending, so that two claims never wait for each other in a circle.
 */
function claim(spans: readonly Span[]): RawBuilder<unknown> {
  const rows = spans.map(
    ({ day, crew, first, last, appointment_id }) =>
      sql`(${day}, cast(${crew} as integer), cast(${first} as integer), cast(${last} as integer), ${appointment_id})`,
  )
  return sql`
    with spans (day, crew, first, last, appointment_id) as (values ${sql.join(rows)})
    insert into claimed_cells (day, crew, cell, appointment_id)
    select day, crew, cell, appointment_id from spans left join cells on cell between first and last`
}

/** The spans of a visit's cells, which are in ascending order. */
export function spansOf(cells: readonly Cell[], crew: number, appointmentId: string): Span[] {
  const spans: Span[] = []
  for (const { day, cell } of cells) {
    const span = spans.at(-1)
    if (span?.day === day && span.last === cell - 1) span.last = cell
    else spans.push({ day, crew, first: cell, last: cell, appointment_id: appointmentId })
  }
  return spans
}

const searchDays = prepareSearch((db, rows: readonly { day: Day }[]) =>
  db
    .selectFrom('claimed_cells')
    .select(['day', 'crew', 'cell'])
    .where(
      'day',
      'in',
      rows.map(({ day }) => day),
    )
    .compile(),
)

/**
 * Claims the cells for the first crew that is free in all of them; false when there is none. Runs inside the caller's transaction. Of crews that are there, the
 * primary key decides, never a look before it.
 */
export async function claimCells(db: Kysely<Tables>, appointmentId: string, cells: readonly Cell[], crews: number): Promise<boolean> {
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return true
  // A crew that is no longer there still has visits, and meets nobody's key.
  if (!areFree(cells, crews, await claimsBetween(db, first.day, last.day))) return false
  for (let crew = 1; crew <= crews; crew++) {
    if ((await insertFree(db, spansOf(cells, crew, appointmentId))) === cells.length) return true
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

/** Everything that is held on some days. */
export async function claimsOn(db: Kysely<Tables>, days: Iterable<Day>): Promise<Claim[]> {
  return searchDays(
    db,
    Array.from(days, day => ({ day })),
  )
}
