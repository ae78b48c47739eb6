import { type QueryCreator, sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { CustomerList, CustomerQuery, Day } from '#src/contract/generated/types.ts'
import { nameBegins, searched } from '../appointments/appointment-list.ts'
import type { Tables } from '../tables.ts'
import { customerRows, type CustomerRow, groupsOf, inParts } from './customer-groups.ts'
import { customerOf } from './customer-of.ts'

/** Default length of a page. */
const PAGE_LENGTH = 50

/** How many requests are grouped at once, for each customer of a page: each brings along all requests of its customer. */
const GROUPED = 2

/** How many requests are read at once, likewise. A search reads every row for each portion, so that its portions are larger. */
const PORTION = { everybody: GROUPED, search: 20 }

/** A search lists first whom it names; everybody is a search's others. */
const PARTS = ['named', 'others'] as const

type Part = (typeof PARTS)[number]

/** A place in the order: after a request. */
interface Place {
  part: Part
  at: string
  id: string
}

/**
 * A page of customers, by who asked last; of a search, first those whom it names. Walks the requests in that order, and lists a customer at the
 * request that is first in it: of everybody, what is read grows with the page, not with all that is stored.
 */
export async function listCustomers(db: QueryCreator<Tables>, query: CustomerQuery, today: Day, money: Money): Promise<CustomerList> {
  const { search } = query
  const limit = Number(query.limit ?? PAGE_LENGTH)
  const portion = limit * (search === undefined ? PORTION.everybody : PORTION.search)
  const listed: { place: Place; rows: CustomerRow[] }[] = []
  const known = new Set<string>()
  /** Customers by the request at which they are listed. */
  const firsts = new Map<string, CustomerRow[]>()
  const isFull = () => listed.length > limit
  for (let place = readPlace(query), isLast = false; !isLast && !isFull();) {
    const rows: Placed[] = await (search === undefined ? rowsAfter(db, place, portion) : foundAfter(db, search, place, portion))
    isLast = rows.length < portion
    place = rows.at(-1)?.place ?? place
    for (let from = 0; from < rows.length && !isFull(); from += limit * GROUPED) await listFirsts(rows.slice(from, from + limit * GROUPED))
  }
  const page = listed.slice(0, limit)
  const last = page.at(-1)?.place
  return {
    customers: page.map(({ rows }) => customerOf(rows, today, money)),
    ...(isFull() && last !== undefined && { next: `${last.part} ${last.at} ${last.id}` }),
  }

  /** Lists the customers who come first at one of these requests. */
  async function listFirsts(rows: readonly Placed[]): Promise<void> {
    const groups = await groupsOf(
      db,
      rows.map(({ row }) => row).filter(({ id }) => !known.has(id)),
    )
    const found = search === undefined ? null : await foundIn(db, groups.flat(), search)
    for (const group of groups) {
      for (const { id } of group) known.add(id)
      const first = firstOf(found === null ? group.map(row => placeOf(row)) : group.flatMap(row => placeIn(found, row)))
      if (first !== undefined) firsts.set(first.id, group)
    }
    for (const { row, place } of rows) {
      const group = firsts.get(row.id)
      if (group !== undefined) listed.push({ place, rows: group })
    }
  }
}

/** The first place comes before every request, as no request has an empty id. */
function readPlace({ after, search }: CustomerQuery): Place {
  const [part, at = '', id = ''] = after?.split(' ') ?? []
  return { part: PARTS.find(each => each === part) ?? (search === undefined ? 'others' : 'named'), at, id }
}

function placeOf({ created_at, id }: CustomerRow, named = false): Place {
  return { part: named ? 'named' : 'others', at: created_at, id }
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
async function rowsAfter(db: QueryCreator<Tables>, { at, id }: Place, portion: number): Promise<Placed[]> {
  const rows = await customerRows(db)
    .$if(id !== '', all => all.where(sql<boolean>`(${sql.ref('created_at')}, ${sql.ref('id')}) < (${at}, ${id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(portion)
    .execute()
  return rows.map(row => ({ row, place: placeOf(row) }))
}

/**
 * The next requests that a search finds. It reads whole rows: they are scanned once as they are stored, and sorted then, since an index's order would
 * read pages at random.
 */
async function foundAfter(db: QueryCreator<Tables>, search: string, { part, at, id }: Place, portion: number): Promise<Placed[]> {
  const index = PARTS.indexOf(part)
  const isAfter = sql<boolean>`(part > ${index} or (part = ${index} and (created_at, id) < (${at}, ${id})))`
  const rows = await db
    .with(
      cte => cte('found').materialized(),
      () => searched(customerRows(db), search).select(sql<number>`case when ${nameBegins(search)} then 0 else 1 end`.as('part')),
    )
    .selectFrom('found')
    .selectAll()
    .$if(id !== '', found => found.where(isAfter))
    .orderBy('part')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(portion)
    .execute()
  return rows.map(({ part, ...row }) => ({ row, place: placeOf(row, part === 0) }))
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
