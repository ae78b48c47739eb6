import { type ExpressionBuilder, type QueryCreator, sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { CustomerList, CustomerQuery, Day } from '#src/contract/generated/types.ts'
import { nameBegins, searched } from '../appointments/appointment-list.ts'
import type { Tables } from '../tables.ts'
import { customerRows, type CustomerRow, groupsOf, inParts } from './customer-groups.ts'
import { customerOf, visitDay } from './customer-of.ts'

/** Default length of a page. */
const PAGE_LENGTH = 50

/** How many requests are read at once, for each customer of a page. A search reads every row for each portion, so that its portions are larger. */
const PORTION = { everybody: 2, search: 20 }

/** In this order: a search lists first whom it names. Customers with a visit come first, by its day; then the others, by when they wrote. */
const PARTS = ['named-visits', 'named-others', 'visits', 'others'] as const

type Part = (typeof PARTS)[number]

/** A place in the order: after a request. */
interface Place {
  part: Part
  at: string
  id: string
}

/**
 * A page of customers, by their latest visit; of a search, first those whom it names. Walks the requests in that order, and lists a customer at the
 * request that is first in it: of everybody, what is read grows with the page, not with all that is stored.
 */
export async function listCustomers(db: QueryCreator<Tables>, query: CustomerQuery, today: Day, money: Money): Promise<CustomerList> {
  const limit = Number(query.limit ?? PAGE_LENGTH)
  const portion = limit * (query.search === undefined ? PORTION.everybody : PORTION.search)
  const listed: { place: Place; rows: CustomerRow[] }[] = []
  const known = new Set<string>()
  /** Customers by the request at which they are listed. */
  const firsts = new Map<string, CustomerRow[]>()
  for (let place: Place | null = readPlace(query); place !== null && listed.length <= limit;) {
    const { part }: Place = place
    const rows: Placed[] = await (query.search === undefined ? rowsAfter(db, place, portion) : foundAfter(db, query.search, place, portion))
    const groups = await groupsOf(
      db,
      rows.map(({ row }) => row).filter(({ id }) => !known.has(id)),
    )
    const found = query.search === undefined ? null : await foundIn(db, groups.flat(), query.search)
    for (const group of groups) {
      for (const { id } of group) known.add(id)
      const first = firstOf(found === null ? group.map(row => placeOf(row)) : group.flatMap(row => placeIn(found, row)))
      if (first !== undefined) firsts.set(first.id, group)
    }
    for (const { row, place: at } of rows) {
      place = at
      const group = firsts.get(row.id)
      if (group !== undefined) listed.push({ place, rows: group })
    }
    if (rows.length < portion) place = query.search === undefined && part === 'visits' ? { part: 'others', at: '', id: '' } : null
  }
  const page = listed.slice(0, limit)
  const last = page.at(-1)?.place
  return {
    customers: page.map(({ rows }) => customerOf(rows, today, money)),
    ...(listed.length > limit && last !== undefined && { next: `${last.part} ${last.at} ${last.id}` }),
  }
}

/** The first place comes before every request, as no request has an empty id. */
function readPlace({ after, search }: CustomerQuery): Place {
  const [part, at = '', id = ''] = after?.split(' ') ?? []
  return { part: PARTS.find(each => each === part) ?? (search === undefined ? 'visits' : 'named-visits'), at, id }
}

function placeOf(row: CustomerRow, named = false): Place {
  const day = visitDay(row)
  const part = day === null ? 'others' : 'visits'
  return { part: named ? `named-${part}` : part, at: day ?? row.created_at, id: row.id }
}

/** The place of a request among those that a search finds, which says of each whether it is named. */
function placeIn(found: ReadonlyMap<string, boolean>, row: CustomerRow): Place[] {
  const named = found.get(row.id)
  return named === undefined ? [] : [placeOf(row, named)]
}

/** The place that comes first in the order. */
function firstOf(places: readonly Place[]): Place | undefined {
  const byPart = (a: Place, b: Place) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part)
  return places.toSorted((a, b) => byPart(a, b) || compareTexts(b.at, a.at) || compareTexts(b.id, a.id))[0]
}

/** A request, and its place in the order. */
interface Placed {
  row: CustomerRow
  place: Place
}

/** The next requests of everybody, in the order of an index. */
async function rowsAfter(db: QueryCreator<Tables>, { part, at, id }: Place, portion: number): Promise<Placed[]> {
  const column = part === 'visits' ? 'appointment_date' : 'created_at'
  const inPart = part === 'visits' ? visitsOf(customerRows(db)) : othersOf(customerRows(db))
  const after = id === '' ? inPart : inPart.where(sql<boolean>`(${sql.ref(column)}, ${sql.ref('id')}) < (${at}, ${id})`)
  const rows = await after.orderBy(column, 'desc').orderBy('id', 'desc').limit(portion).execute()
  return rows.map(row => ({ row, place: placeOf(row) }))
}

/**
 * The next requests that a search finds. It reads whole rows: they are scanned once as they are stored, and sorted then, since an index's order would
 * read pages at random.
 */
async function foundAfter(db: QueryCreator<Tables>, search: string, { part, at, id }: Place, portion: number): Promise<Placed[]> {
  const index = PARTS.indexOf(part)
  const isAfter = sql<boolean>`(part > ${index} or (part = ${index} and (${sql.ref('at')}, id) < (${at}, ${id})))`
  const isVisit = sql`appointment_date is not null and status <> 'Cancelled'`
  const rows = await db
    .with(
      cte => cte('found').materialized(),
      () =>
        searched(customerRows(db), search).select([
          sql<number>`case when ${nameBegins(search)} then 0 else 2 end + case when ${isVisit} then 0 else 1 end`.as('part'),
          sql<string>`case when ${isVisit} then appointment_date else created_at end`.as('at'),
        ]),
    )
    .selectFrom('found')
    .selectAll()
    .$if(id !== '', found => found.where(isAfter))
    .orderBy('part')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(portion)
    .execute()
  return rows.map(({ part, ...row }) => ({ row, place: placeOf(row, part < 2) }))
}

type Rows = ReturnType<typeof customerRows>

function visitsOf(rows: Rows): Rows {
  return rows.where('appointment_date', 'is not', null).where('status', '<>', 'Cancelled')
}

/** Requests without a visit whose customer plainly has none either: else all would be read to find the few. */
function othersOf(rows: Rows): Rows {
  const others = rows.where(eb => eb.or([eb('appointment_date', 'is', null), eb('status', '=', 'Cancelled')]))
  return others.where(hasNoVisit('email_key')).where(hasNoVisit('phone_key'))
}

function hasNoVisit(key: 'email_key' | 'phone_key') {
  return (eb: ExpressionBuilder<Tables, 'appointments'>) => {
    const same = eb.selectFrom('appointments as visit').select('visit.id').whereRef(`visit.${key}`, '=', `appointments.${key}`)
    const visits = same.where('visit.appointment_date', 'is not', null).where('visit.status', '<>', 'Cancelled').where('visit.deleted_at', 'is', null)
    return eb.not(eb.exists(visits))
  }
}

/** Which of some requests a search finds, and whether it names them. */
async function foundIn(db: QueryCreator<Tables>, rows: readonly CustomerRow[], search: string): Promise<ReadonlyMap<string, boolean>> {
  const named = sql<number>`case when ${nameBegins(search)} then 1 else 0 end`.as('named')
  const ids = rows.map(({ id }) => id)
  const found = await inParts(ids, some =>
    searched(db.selectFrom('appointments').select(['id', named]), search)
      .where('id', 'in', some)
      .execute(),
  )
  return new Map(found.map(({ id, named }) => [id, named === 1]))
}
