import { type Expression, type QueryCreator, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { AppointmentList, AppointmentQuery } from '#src/contract/generated/types.ts'
import { seenRows } from '../reservations/crews-of.ts'
import { isFrom } from './requested-from.ts'
import { searchWords } from './search-words.ts'
import { isInStatus } from './status-filter.ts'
import type { Tables } from '../tables.ts'

/** Default length of a page. */
const PAGE_LENGTH = 500

type Rows<O> = SelectQueryBuilder<Tables, 'appointments', O>

/**
 * A page of requests, newest first unless sorted, with `next` when another page follows. Only callers that do not page are told the total.
 * @param hasCrews whether each says which crew it is of
 */
export async function listAppointments(db: QueryCreator<Tables>, query: AppointmentQuery, hasCrews = false): Promise<AppointmentList> {
  // The page is found in an index alone; whole rows are read only for the ids on it.
  const rows = await sorted(db.selectFrom('appointments').selectAll().where('id', 'in', idsOfPage(db, query)), query).execute()
  const { page, length } = pageOf(query)
  const isCut = rows.length > length
  const list: AppointmentList = {
    appointments: await seenRows(db, rows.slice(0, length), hasCrews),
    ...(isCut && { next: String(page + 1) }),
  }
  if (query.page !== undefined || query.limit !== undefined) return list
  return { ...list, total: isCut ? await countOf(db, query) : rows.length }
}

function pageOf({ page = '1', limit = String(PAGE_LENGTH) }: AppointmentQuery): { page: number; length: number; offset: number } {
  return { page: Number(page), length: Number(limit), offset: (Number(page) - 1) * Number(limit) }
}

async function countOf(db: QueryCreator<Tables>, query: AppointmentQuery): Promise<number> {
  const counted = matching(db.selectFrom('appointments'), query).select(({ fn }) => fn.countAll<number | string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** The column to sort by, what decides between equal ones, and the order of all; rows without a value come last in either order. */
function sortOf({ sort = 'created_at', order = sort === 'created_at' ? 'desc' : 'asc' }: AppointmentQuery) {
  const further = sort === 'appointment_date' ? (['appointment_time', 'id'] as const) : (['id'] as const)
  return { sort, further, order, isOptional: sort === 'appointment_date' || sort === 'estimated_value' }
}

function idsOfPage(db: QueryCreator<Tables>, query: AppointmentQuery) {
  const { length: shown, offset } = pageOf(query)
  // One extra row tells whether another page follows.
  const length = shown + 1
  const { sort, further, order, isOptional } = sortOf(query)
  const found = matching(db.selectFrom('appointments'), query).select([sort, ...further])
  if (query.search !== undefined && sort !== 'created_at') {
    // A search reads whole rows: scan them as they are stored and sort then, since another index's order would read pages at random.
    const ordered = db.with(
      cte => cte('found').materialized(),
      () => found,
    )
    return sorted(ordered.selectFrom('found').select('id'), query).limit(length).offset(offset)
  }
  const ordered = [sort, ...further].reduce((rows, column) => rows.orderBy(column, order), found)
  if (!isOptional) return db.selectFrom(ordered.limit(length).offset(offset).as('found')).select('id')
  // No index has nulls last in both orders: read the rows with a value from it, and then those without.
  const some = ordered.limit(offset + length)
  const [valued, others] = [some.where(sort, 'is not', null), some.where(sort, 'is', null)]
  const both = db
    .selectFrom(valued.as('valued'))
    .selectAll()
    .unionAll(db.selectFrom(others.as('others')).selectAll())
  return sorted(db.selectFrom(both.as('found')).select('id'), query)
    .limit(length)
    .offset(offset)
}

function sorted<T, N extends keyof T, O>(rows: SelectQueryBuilder<T, N, O>, query: AppointmentQuery): SelectQueryBuilder<T, N, O> {
  const { sort, further, order, isOptional } = sortOf(query)
  const ordered = isOptional ? rows.orderBy(sql`${sql.ref(sort)} is null`) : rows
  return [sort, ...further].reduce((found, column) => found.orderBy(sql.ref(column), order), ordered)
}

/** The rows that a query finds, on any page. */
function matching<O>(rows: Rows<O>, query: AppointmentQuery): Rows<O> {
  const found = filtered(rows, query)
  return query.status === undefined ? found : found.where(isInStatus(query.status))
}

/** The rows that a query finds, of any status and on any page. */
export function filtered<O>(rows: Rows<O>, { request_type, category, search, from, until, sender, crew, deleted }: AppointmentQuery): Rows<O> {
  let found = rows.where('deleted_at', deleted === 'true' ? 'is not' : 'is', null)
  if (request_type !== undefined) found = found.where('request_type', '=', request_type)
  if (sender !== undefined) found = found.where(isFrom(sender))
  if (category !== undefined) found = found.where('category', '=', category)
  if (crew !== undefined) found = found.where(isOfCrew(Number(crew)))
  if (from !== undefined) {
    // A visit that began earlier and still lasts holds a part of the first day.
    found = found.where(eb =>
      eb.or([eb('appointment_date', '>=', from), eb('id', 'in', eb.selectFrom('claimed_cells').select('appointment_id').where('day', '=', from))]),
    )
  }
  if (until !== undefined) found = found.where('appointment_date', '<=', until)
  return search === undefined ? found : searched(found, search)
}

/** Whether a row holds the time of a crew. Each is looked up by its day and crew, the beginning of the cells' key. */
function isOfCrew(crew: number): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from claimed_cells where day = appointments.appointment_date and crew = ${crew} and appointment_id = appointments.id)`
}

/** The rows in which every word of a search stands. */
export function searched<O>(rows: Rows<O>, search: string): Rows<O> {
  return rows.where(holdsWords(sql.ref('search_text'), search, ['%']))
}

/** Whether the name of a row, or a word of it, begins with each word of a search. The folded name is the first line of what searches look in. */
export function nameBegins(search: string): Expression<SqlBool> {
  return holdsWords(sql`substr(search_text, 1, length(name))`, search, ['', '% ', '%-'])
}

/** Whether each word of a search stands in a text, after one of these patterns. */
function holdsWords(text: Expression<unknown>, search: string, before: readonly string[]): Expression<SqlBool> {
  const words = searchWords(search).map(spellings => {
    const patterns = spellings.flatMap(word => before.map(start => `${start}${word.replace(/[\\%_]/g, String.raw`\$&`)}%`))
    return sql`(${sql.join(
      patterns.map(pattern => sql`${text} like ${pattern} escape '\\'`),
      sql` or `,
    )})`
  })
  return words.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(words, sql` and `)}`
}
