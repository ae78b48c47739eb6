import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { AppointmentList, AppointmentQuery } from '#src/contract/generated/types.ts'
import { fromRow } from './appointment-row.ts'
import type { Tables } from './tables.ts'

/** A page without a limit has so many. */
const PAGE_LENGTH = 500

type Rows<O> = SelectQueryBuilder<Tables, 'appointments', O>

/** The columns in which a search looks. */
const SEARCHED = ['name', 'email', 'phone', 'message', 'id'] as const

/** A page of requests, and how many the whole list has; without a sort, the newest first. */
export async function listAppointments(db: Kysely<Tables>, query: AppointmentQuery): Promise<AppointmentList> {
  const { status, sort = 'created_at', order = sort === 'created_at' ? 'desc' : 'asc', page = '1', limit = String(PAGE_LENGTH) } = query
  const ofAnyStatus = filtered(db.selectFrom('appointments'), query)
  const matching = status === undefined ? ofAnyStatus : ofAnyStatus.where('status', '=', status)
  const rows = await matching
    .selectAll()
    // Both engines then have rows without a value last.
    .$if(sort !== 'created_at' && sort !== 'name', rows => rows.orderBy(eb => eb(sort, 'is', null)))
    .orderBy(sort, order)
    .orderBy('id', order)
    .limit(Number(limit))
    .offset((Number(page) - 1) * Number(limit))
    .execute()
  const { total } = await matching.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  return { appointments: rows.map(fromRow), total: Number(total) }
}

/** The rows that a query finds, of any status and on any page. */
export function filtered<O>(rows: Rows<O>, { request_type, category, search, from, until, deleted }: AppointmentQuery): Rows<O> {
  let found = rows.where('deleted_at', deleted === 'true' ? 'is not' : 'is', null)
  if (request_type !== undefined) found = found.where('request_type', '=', request_type)
  if (category !== undefined) found = found.where('category', '=', category)
  if (from !== undefined) found = found.where('appointment_date', '>=', from)
  if (until !== undefined) found = found.where('appointment_date', '<=', until)
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
    const digits = isOfPhone(word) ? `%${word.replaceAll(/\D/g, '')}%` : null
    found = found.where(eb =>
      eb.or([
        ...SEARCHED.map(column => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`),
        ...(digits === null ? [] : [sql<boolean>`${bare(eb.ref('phone'))} like ${digits}`]),
      ]),
    )
  }
  return found
}

/** Whether a word can be a phone number or a part of one, with whatever separators. */
function isOfPhone(word: string): boolean {
  return /^[\d().+/-]*\d[\d().+/-]*$/.test(word)
}

/** A phone number without what people write between its digits. */
function bare(phone: Expression<string>): RawBuilder<string> {
  return [' ', '(', ')', '-', '.', '/', '+'].reduce<RawBuilder<string>>((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${phone}`)
}
