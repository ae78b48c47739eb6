import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReservedCell, CrewDay } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import { addDays } from '#src/catalog/days.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { prepareInsert, prepareSearch } from '../engines/prepared.ts'
import type { Tables } from '../tables.ts'

/** The holder of cells: an appointment with its crew, until a moment (ISO 8601); null: without end. */
interface Holder {
  crew: number
  appointment_id: string
  held_until: string | null
}

/** Consecutive cells of a day, both ends included. */
interface Span extends Holder {
  day: Day
  first: number
  last: number
}

/** A reserved cell and its appointment; `heldUntil` is known only on the first cell of a span. */
export interface CellReservation extends ReservedCell {
  appointmentId: string
  heldUntil: string | null
}

/** Reserves all cells of the spans; fails on the unique key when one is held, which costs less than checking each. */
export function insertSpans(db: Kysely<Tables>, spans: readonly Span[]): Promise<number> {
  return insertInOrder(
    db,
    spans.toSorted((a, b) => compareTexts(a.day, b.day) || a.crew - b.crew || a.first - b.first),
  )
}

const insertInOrder = prepareInsert((db, spans: readonly Span[]) => insertCells(spans).compile(db))

/** Reserves the free cells of the spans, and returns how many. */
export const insertFree = prepareInsert((db, spans: readonly Span[]) =>
  sql`${insertCells(spans)} where true on conflict (day, crew, cell) do nothing`.compile(db),
)

/**
 * Inserts spans as cells, which the database lists itself: far fewer values to send and to read. The left join goes through the spans in their order,
 * which must be ascending, so that two reservations cannot deadlock. `held_until` is written on a span's first cell alone: copies on all cells
 * would be most of what a booking writes.
 */
function insertCells(spans: readonly Span[]): RawBuilder<unknown> {
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

const CELL_RESERVATION = ['day', 'crew', 'cell', 'appointment_id as appointmentId', 'held_until as heldUntil'] as const

const searchDays = prepareSearch((db, rows: readonly { day: Day }[]) =>
  db
    .selectFrom('claimed_cells')
    .select(CELL_RESERVATION)
    .where(
      'day',
      'in',
      rows.map(({ day }) => day),
    )
    .compile(),
)

/** Frees an appointment's cells, looked up by their days and the next day, to which a clock change may have moved some. */
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

/** Makes an appointment's hold permanent: its cells no longer expire. */
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

/** All reservations from one day to another, both included. */
export async function reservationsBetween(db: Kysely<Tables>, first: Day, last: Day): Promise<CellReservation[]> {
  return db.selectFrom('claimed_cells').select(CELL_RESERVATION).where('day', '>=', first).where('day', '<=', last).execute()
}

/** The cells of a third of a day as a bit mask; each cell is in its key once, so the sum of the bits is their union. */
function bitsFrom(first: number): RawBuilder<number> {
  const bit = sql`case when cell >= ${sql.lit(first)} and cell < ${sql.lit(first + 32)} then 1 << (cell - ${sql.lit(first)}) else 0 end`
  return sql`cast(sum(${bit}) as double precision)`
}

/**
 * The cells held at a moment from one day to another, as bit masks by crew and day. The database aggregates them, since a full calendar is many
 * cells. Those of one appointment may be left out: it is to move.
 */
export async function crewDaysBetween(db: Kysely<Tables>, first: Day, last: Day, now: Date, except = ''): Promise<CrewDay[]> {
  const rows = await db
    .selectFrom('claimed_cells')
    .select(['day', 'crew', bitsFrom(0).as('morning'), bitsFrom(32).as('midday'), bitsFrom(64).as('evening')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('appointment_id', 'not in', expiredAt(db, now))
    .where('appointment_id', '!=', except)
    .groupBy(['day', 'crew'])
    .execute()
  return rows.map(({ day, crew, morning, midday, evening }) => ({ day, crew, cells: [morning, midday, evening] }))
}

/** The ids of what holds any of these cells, expired or not. The cells are in ascending order, and at least one. */
export function holdersOf(db: Kysely<Tables>, cells: readonly Cell[]) {
  const spans = spansOf(cells, { crew: 0, appointment_id: '', held_until: null })
  return db
    .selectFrom('claimed_cells')
    .select('appointment_id')
    .where(eb => eb.or(spans.map(({ day, first, last }) => eb.and([eb('day', '=', day), eb('cell', '>=', first), eb('cell', '<=', last)]))))
}

/** The appointments whose hold has expired, whether or not it was released. */
function expiredAt(db: Kysely<Tables>, now: Date) {
  return db.selectFrom('appointments').select('id').where('held_until', '<=', now.toISOString())
}

/** All reservations on some days. */
export async function reservationsOn(db: Kysely<Tables>, days: Iterable<Day>): Promise<CellReservation[]> {
  return searchDays(
    db,
    Array.from(days, day => ({ day })),
  )
}
