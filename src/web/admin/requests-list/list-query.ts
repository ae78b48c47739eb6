import { addDays } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { firstOfWeek, type WeekStart } from '../calendar/week.ts'

/** The admin's filter, order and page. Kept in the URL hash, so that the back button and bookmarks restore it. */
export interface ListQuery {
  search: string
  /** A status, another of what lists can be asked for, or empty for all. */
  status: string
  /** appointment, quote, or empty for both. */
  request_type: string
  /** The visits of this week alone, or those of days before today, or empty for any day. */
  when: '' | 'week' | 'past'
  /** The `sender` of a request, or empty for all. */
  sender: string
  /** The number of a crew, or empty for all. */
  crew: string
  /** A field and an order, such as `appointment_date asc`. */
  sort: string
  /** From 1. */
  page: number
}

/** Requests on a page. */
export const PAGE_LENGTH = 50

export const NEWEST_FIRST = 'created_at desc'

export const OLDEST_FIRST = 'created_at asc'

/** This order lists upcoming visits only, from today on. */
export const NEXT_VISIT_FIRST = 'appointment_date asc'

export const LATEST_VISIT_FIRST = 'appointment_date desc'

export const BY_NAME = 'name asc'

export const BY_NAME_FROM_Z = 'name desc'

export const HIGHEST_ESTIMATE_FIRST = 'estimated_value desc'

export const LOWEST_ESTIMATE_FIRST = 'estimated_value asc'

/** What each order is called. */
export const SORTS: Readonly<Record<string, string>> = {
  [NEWEST_FIRST]: 'Newest first',
  [OLDEST_FIRST]: 'Oldest first',
  [NEXT_VISIT_FIRST]: 'Next visit first',
  [LATEST_VISIT_FIRST]: 'Latest visit first',
  [BY_NAME]: 'Name',
  [BY_NAME_FROM_Z]: 'Name, from Z to A',
  [HIGHEST_ESTIMATE_FIRST]: 'Highest estimate first',
  [LOWEST_ESTIMATE_FIRST]: 'Lowest estimate first',
}

/** Reads a query from the parameters of a hash, `search=ash&page=2`. */
export function readQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'))
  const when = params.get('when')
  return {
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    request_type: params.get('request_type') ?? '',
    when: when === 'week' || when === 'past' ? when : '',
    sender: params.get('sender') ?? '',
    crew: params.get('crew') ?? '',
    sort: params.get('sort') ?? NEWEST_FIRST,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Every request, the newest first. */
export const EVERYTHING = readQuery(new URLSearchParams())

/** What waits for an answer of the owner, the longest first. */
export const WAITING: ListQuery = { ...EVERYTHING, status: 'Waiting', sort: OLDEST_FIRST }

/** Visits of days before today that are still confirmed: neither done nor cancelled; the latest first. */
export const NOT_CLOSED: ListQuery = { ...EVERYTHING, status: 'Confirmed', when: 'past', sort: LATEST_VISIT_FIRST }

/** Lists that are one press away, each with the order that it begins with. */
export const SAVED_LISTS: Readonly<Record<string, ListQuery>> = {
  All: EVERYTHING,
  Waiting: WAITING,
  Quotes: { ...EVERYTHING, request_type: 'quote', status: 'Open' },
  'This week': { ...EVERYTHING, when: 'week', sort: NEXT_VISIT_FIRST },
  'Price sent': { ...EVERYTHING, request_type: 'quote', status: 'Price sent' },
  'Not closed': NOT_CLOSED,
}

/** Which of these lists has the filters of a query; within it may be searched, and its crew and order be others. Empty where none has. */
export function tabOf({ status, request_type, when }: ListQuery): string {
  const isOf = (list: ListQuery) => list.status === status && list.request_type === request_type && list.when === when
  return Object.entries(SAVED_LISTS).find(([, list]) => isOf(list))?.[0] ?? ''
}

/** Whether a query has the filters of one of these lists. */
export function isTab(query: ListQuery): boolean {
  return tabOf(query) !== ''
}

/** Writes a query as the parameters of a hash, without defaults. */
export function writeQuery(query: ListQuery): URLSearchParams {
  const names = ['search', 'status', 'request_type', 'when', 'sender', 'crew', 'sort', 'page'] as const
  return new URLSearchParams(names.filter(name => query[name] !== EVERYTHING[name]).map(name => [name, String(query[name])]))
}

/** Whether no filter is set; order and page do not matter. */
export function isUnfiltered(query: ListQuery): boolean {
  return query.sort !== NEXT_VISIT_FIRST && writeQuery({ ...query, sort: EVERYTHING.sort, page: 1 }).size === 0
}

/** The query as the API takes it. */
export function apiQuery(query: ListQuery, today: Day, weekStart: WeekStart): URLSearchParams {
  const { when, sort, page } = query
  const [field = '', order = ''] = sort.split(' ')
  const params = new URLSearchParams({ sort: field, order, page: String(page), limit: String(PAGE_LENGTH) })
  for (const name of ['search', 'status', 'request_type', 'sender', 'crew'] as const)
    if (query[name].trim() !== '') params.set(name, query[name].trim())
  if (when === 'week') {
    const first = firstOfWeek(today, weekStart)
    params.set('from', first)
    params.set('until', addDays(first, 6))
  } else if (when === 'past') params.set('until', addDays(today, -1))
  else if (sort === NEXT_VISIT_FIRST) params.set('from', today)
  return params
}
