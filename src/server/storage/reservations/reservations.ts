import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Claim, CrewDay } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/slots.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { prepareInsert, prepareSearch } from '../engines/prepared.ts'
import type { Tables } from '../tables.ts'

/** Who holds cells: an appointment with one of the crews, until a moment (ISO 8601) or without end. */
interface Holder {
  crew: number
  appointment_id: string
  held_until: string | null
}

/** Cells of a day, one after the other; both ends count. */
interface Span extends Holder {
  day: Day
  first: number
  last: number
}

/** A cell that is claimed, and for whom; until when, if not without end, is known of a span's first cell alone. */
export interface HeldCell extends Claim {
  appointmentId: string
  heldUntil: string | null
}

/** Claims all cells of the spans; fails when anybody holds one of them, which costs less than to ask of each. */
export const insertSpans = prepareInsert((db, spans: readonly Span[]) => claim(spans).compile(db))

/** Claims what nobody holds of the spans' cells, and says how many those are. */
export const insertFree = prepareInsert((db, spans: readonly Span[]) =>
  sql`${claim(spans)} where true on conflict (day, crew, cell) do nothing`.compile(db),
)

/**
 * The database lists the cells itself, which is far fewer values to send and to read. With a left join it goes through the spans in their order, which is to be
 * ascending, so that two claims never wait for each other in a circle. The end of a hold is written once: a visit has many cells, and copies on
 * all of them would be most of what a booking writes.
 */
function claim(spans: readonly Span[]): RawBuilder<unknown> {
  const rows = spans.map(
    ({ day, crew, first, last, appointment_id, held_until }) =>
      sql`(${day}, cast(${crew} as integer), cast(${first} as integer), cast(${last} as integer), ${appointment_id}, cast(${held_until} as text))`,
  )
  return sql`
    with spans (day, crew, first, last, appointment_id, held_until) as (values ${sql.join(rows)})
    insert into claimed_cells (day, crew, cell, appointment_id, held_until)
    select day, crew, cell, appointment_id, case when cell = first then held_until end from spans left join cells on cell between first and last`
}

/** The spans of a visit's cells, which are in ascending order. */
export function spansOf(cells: readonly Cell[], holder: Holder): Span[] {
  const spans: Span[] = []
  for (const { day, cell } of cells) {
    const span = spans.at(-1)
    if (span?.day === day && span.last === cell - 1) span.last = cell
    else spans.push({ ...holder, day, first: cell, last: cell })
  }
  return spans
}

const HELD_CELL = ['day', 'crew', 'cell', 'appointment_id as appointmentId', 'held_until as heldUntil'] as const

const searchDays = prepareSearch((db, rows: readonly { day: Day }[]) =>
  db
    .selectFrom('claimed_cells')
    .select(HELD_CELL)
    .where(
      'day',
      'in',
      rows.map(({ day }) => day),
    )
    .compile(),
)

/** Gives back the cells that an appointment holds; they are found by their days, and by the next, where a clock change may have put them. */
export async function freeCells(db: Kysely<Tables>, appointmentId: string, cells: readonly Cell[]): Promise<void> {
  const [first, last] = [cells.at(0), cells.at(-1)]
  if (first === undefined || last === undefined) return
  await db
    .deleteFrom('claimed_cells')
    .where('day', '>=', first.day)
    .where('day', '<=', addDays(last.day, 1))
    .where('appointment_id', '=', appointmentId)
    .execute()
}

/** Cells that an appointment holds already are its own without end. */
export async function keepCells(db: Kysely<Tables>, appointmentId: string, cells: readonly Cell[]): Promise<void> {
  const days = new Set(cells.map(({ day }) => day))
  if (days.size === 0) return
  await db
    .updateTable('claimed_cells')
    .set({ held_until: null })
    .where('day', 'in', [...days])
    .where('appointment_id', '=', appointmentId)
    .where('held_until', 'is not', null)
    .execute()
}

/** Everything that is held from one day to another. */
export async function claimsBetween(db: Kysely<Tables>, first: Day, last: Day): Promise<HeldCell[]> {
  return db.selectFrom('claimed_cells').select(HELD_CELL).where('day', '>=', first).where('day', '<=', last).execute()
}

/** The cells of a third of a day as bits; each stands in its key once, so that their sum is their union. */
function bitsFrom(first: number): RawBuilder<number> {
  const bit = sql`case when cell >= ${sql.lit(first)} and cell < ${sql.lit(first + 32)} then 1 << (cell - ${sql.lit(first)}) else 0 end`
  return sql`cast(sum(${bit}) as double precision)`
}

/** What still stands at a moment from one day to another, by crew and day: a full calendar is many cells, and counting them is the database's work. */
export async function crewDaysBetween(db: Kysely<Tables>, first: Day, last: Day, now: Date): Promise<CrewDay[]> {
  const rows = await db
    .selectFrom('claimed_cells')
    .select(['day', 'crew', bitsFrom(0).as('morning'), bitsFrom(32).as('midday'), bitsFrom(64).as('evening')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('appointment_id', 'not in', db.selectFrom('appointments').select('id').where('held_until', '<=', now.toISOString()))
    .groupBy(['day', 'crew'])
    .execute()
  return rows.map(({ day, crew, morning, midday, evening }) => ({ day, crew, cells: [morning, midday, evening] }))
}

/** Everything that is held on some days. */
export async function claimsOn(db: Kysely<Tables>, days: Iterable<Day>): Promise<HeldCell[]> {
  return searchDays(
    db,
    Array.from(days, day => ({ day })),
  )
}
