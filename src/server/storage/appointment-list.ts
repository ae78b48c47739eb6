import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { AppointmentList, AppointmentQuery } from '#src/contract/generated/types.ts'
import { fromRow } from './appointment-row.ts'
import type { Tables } from './tables.ts'

/** A page without a limit has so many. */
const PAGE_LENGTH = 500

type Rows<O> = SelectQueryBuilder<Tables, 'appointments', O>

/** A page of requests, and how many the whole list has; without a sort, the newest first. */
export async function listAppointments(db: Kysely<Tables>, query: AppointmentQuery): Promise<AppointmentList> {
  const { page = '1', limit = String(PAGE_LENGTH) } = query
  const [length, offset] = [Number(limit), (Number(page) - 1) * Number(limit)]
  // The page is found in an index alone; whole rows are read for what stands on it.
  const ids = sorted(matching(db.selectFrom('appointments'), query).select('id'), query)
    .limit(length)
    .offset(offset)
  const rows = await sorted(db.selectFrom('appointments').selectAll().where('id', 'in', ids), query).execute()
  const isLastPage = rows.length < length && (rows.length > 0 || offset === 0)
  return { appointments: rows.map(fromRow), total: isLastPage ? offset + rows.length : await count(db, query) }
}

/** Counting without a condition looks at no row: all requests are those in the trash and all others. */
async function count(db: Kysely<Tables>, query: AppointmentQuery): Promise<number> {
  const { sort: _, order: __, page: ___, limit: ____, deleted, ...filters } = query
  if (deleted === 'true' || Object.keys(filters).length > 0) return countRows(matching(db.selectFrom('appointments'), query))
  const trash = db.selectFrom('appointments').where('deleted_at', 'is not', null)
  return (await countRows(db.selectFrom('appointments'))) - (await countRows(trash))
}

async function countRows<O>(rows: Rows<O>): Promise<number> {
  const { total } = await rows.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

function sorted<O>(rows: Rows<O>, { sort = 'created_at', order = sort === 'created_at' ? 'desc' : 'asc' }: AppointmentQuery): Rows<O> {
  const isOptional = sort === 'appointment_date' || sort === 'estimated_value'
  // Both engines then have rows without a value last.
  const ordered = isOptional ? rows.orderBy(eb => eb(sort, 'is', null)) : rows
  return ordered.orderBy(sort, order).orderBy('id', order)
}

/** The rows that a query finds, on any page. */
function matching<O>(rows: Rows<O>, query: AppointmentQuery): Rows<O> {
  const found = filtered(rows, query)
  return query.status === undefined ? found : found.where('status', '=', query.status)
}

/** The rows that a query finds, of any status and on any page. */
export function filtered<O>(rows: Rows<O>, { request_type, category, search, from, until, deleted }: AppointmentQuery): Rows<O> {
  let found = rows.where('deleted_at', deleted === 'true' ? 'is not' : 'is', null)
  if (request_type !== undefined) found = found.where('request_type', '=', request_type)
  if (category !== undefined) found = found.where('category', '=', category)
  if (from !== undefined) {
    // A visit that began earlier and still lasts holds a part of the first day.
    found = found.where(eb =>
      eb.or([eb('appointment_date', '>=', from), eb('id', 'in', eb.selectFrom('claimed_cells').select('appointment_id').where('day', '=', from))]),
    )
  }
  if (until !== undefined) found = found.where('appointment_date', '<=', until)
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const bare = isOfPhone(word) ? word.replace(/\D/g, '') : word
    const patterns = [...new Set([word, bare])].map(text => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`)
    found = found.where(eb => eb.or(patterns.map(pattern => sql<boolean>`${eb.ref('search_text')} like ${pattern} escape '\\'`)))
  }
  return found
}

/** Whether a word can be a part of a phone number, whatever stands between its digits. */
function isOfPhone(word: string): boolean {
  return /^[\d().+/-]*\d[\d().+/-]*$/.test(word)
}
