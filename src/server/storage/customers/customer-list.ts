import { type ExpressionBuilder, type QueryCreator, sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { CustomerList, CustomerQuery, Day } from '#src/contract/generated/types.ts'
import { searched } from '../appointments/appointment-list.ts'
import type { Tables } from '../tables.ts'
import { customerRows, type CustomerRow, groupsOf, inParts } from './customer-groups.ts'
import { customerOf, visitDay } from './customer-of.ts'

/** Default length of a page. */
const PAGE_LENGTH = 50

/** How many requests are read at once, for each customer of a page. A search reads every row for each portion, so that its portions are larger. */
const PORTION = { everybody: 2, search: 20 }

/** Customers with a visit come first, by its day; then the others, by when they wrote. */
type Part = 'visits' | 'others'

/** A place in the order: after a request. */
interface Place {
  part: Part
  at: string
  id: string
}

/**
 * A page of customers, by their latest visit. Walks the requests in the order of an index, and lists a customer at the request that is first in it:
 * what is read grows with the page, not with all that is stored.
 */
export async function listCustomers(db: QueryCreator<Tables>, query: CustomerQuery, today: Day, money: Money): Promise<CustomerList> {
  const limit = Number(query.limit ?? PAGE_LENGTH)
  const portion = limit * (query.search === undefined ? PORTION.everybody : PORTION.search)
  const listed: { place: Place; rows: CustomerRow[] }[] = []
  const known = new Set<string>()
  /** Customers by the request at which they are listed. */
  const firsts = new Map<string, CustomerRow[]>()
  for (let place: Place | null = readPlace(query.after); place !== null && listed.length <= limit;) {
    const { part }: Place = place
    const rows = await rowsAfter(db, query, place, portion)
    const groups = await groupsOf(
      db,
      rows.filter(({ id }) => !known.has(id)),
    )
    const found = query.search === undefined ? null : await foundIn(db, groups.flat(), query.search)
    for (const group of groups) {
      for (const { id } of group) known.add(id)
      const first = firstOf(found === null ? group : group.filter(({ id }) => found.has(id)))
      if (first !== undefined) firsts.set(first.id, group)
    }
    for (const row of rows) {
      place = placeOf(row, part)
      const group = firsts.get(row.id)
      if (group !== undefined) listed.push({ place, rows: group })
    }
    if (rows.length < portion) place = part === 'visits' ? { part: 'others', at: '', id: '' } : null
  }
  const page = listed.slice(0, limit)
  const last = page.at(-1)?.place
  return {
    customers: page.map(({ rows }) => customerOf(rows, today, money)),
    ...(listed.length > limit && last !== undefined && { next: `${last.part} ${last.at} ${last.id}` }),
  }
}

/** The first place comes before every request, as no request has an empty id. */
function readPlace(text = 'visits  '): Place {
  const [part = '', at = '', id = ''] = text.split(' ')
  return { part: part === 'others' ? 'others' : 'visits', at, id }
}

function placeOf(row: CustomerRow, part: Part): Place {
  return { part, at: part === 'visits' ? (row.appointment_date ?? '') : row.created_at, id: row.id }
}

/** The request of a customer that comes first in the order. */
function firstOf(rows: readonly CustomerRow[]): Place | undefined {
  const visits = rows.filter(row => visitDay(row) !== null)
  const part = visits.length > 0 ? 'visits' : 'others'
  const places = (visits.length > 0 ? visits : rows).map(row => placeOf(row, part))
  return places.sort((a, b) => compareTexts(b.at, a.at) || compareTexts(b.id, a.id))[0]
}

/** The next requests in the order. */
function rowsAfter(db: QueryCreator<Tables>, { search }: CustomerQuery, { part, at, id }: Place, portion: number): Promise<CustomerRow[]> {
  const column = part === 'visits' ? 'appointment_date' : 'created_at'
  const inPart = part === 'visits' ? visitsOf(customerRows(db)) : othersOf(customerRows(db), search === undefined)
  const after = id === '' ? inPart : inPart.where(sql<boolean>`(${sql.ref(column)}, ${sql.ref('id')}) < (${at}, ${id})`)
  if (search === undefined) return after.orderBy(column, 'desc').orderBy('id', 'desc').limit(portion).execute()
  // A search reads whole rows: scan them as they are stored and sort then, since an index's order would read pages at random.
  const found = db.with(
    cte => cte('found').materialized(),
    () => searched(after, search),
  )
  return found.selectFrom('found').selectAll().orderBy(column, 'desc').orderBy('id', 'desc').limit(portion).execute()
}

type Rows = ReturnType<typeof customerRows>

function visitsOf(rows: Rows): Rows {
  return rows.where('appointment_date', 'is not', null).where('status', '<>', 'Cancelled')
}

/** Requests without a visit; of everybody, those alone whose customer plainly has none either: else all would be read to find the few. */
function othersOf(rows: Rows, ofEverybody: boolean): Rows {
  const others = rows.where(eb => eb.or([eb('appointment_date', 'is', null), eb('status', '=', 'Cancelled')]))
  return ofEverybody ? others.where(hasNoVisit('email_key')).where(hasNoVisit('phone_key')) : others
}

function hasNoVisit(key: 'email_key' | 'phone_key') {
  return (eb: ExpressionBuilder<Tables, 'appointments'>) => {
    const same = eb.selectFrom('appointments as visit').select('visit.id').whereRef(`visit.${key}`, '=', `appointments.${key}`)
    const visits = same.where('visit.appointment_date', 'is not', null).where('visit.status', '<>', 'Cancelled').where('visit.deleted_at', 'is', null)
    return eb.not(eb.exists(visits))
  }
}

/** Which of some requests a search finds. */
async function foundIn(db: QueryCreator<Tables>, rows: readonly CustomerRow[], search: string): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id)
  const found = await inParts(ids, some => searched(db.selectFrom('appointments').select('id'), search).where('id', 'in', some).execute())
  return new Set(found.map(({ id }) => id))
}
