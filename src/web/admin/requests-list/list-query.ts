import type { Day } from '#src/contract/generated/types.ts'

/** The admin's filter, order and page. Kept in the URL hash, so that the back button and bookmarks restore it. */
export interface ListQuery {
  search: string
  /** A status, or empty for all. */
  status: string
  /** appointment, quote, or empty for both. */
  request_type: string
  /** The `sender` of a request, or empty for all. */
  sender: string
  /** A field and an order, such as `appointment_date asc`. */
  sort: string
  /** From 1. */
  page: number
}

/** Requests on a page. */
export const PAGE_LENGTH = 50

/** Maximum `limit` of the API: requests in one list. */
export const MAX_LISTED = 500

const NEWEST_FIRST = 'created_at desc'

/** This order lists upcoming visits only, from today on. */
export const NEXT_VISIT_FIRST = 'appointment_date asc'

/** Reads a query from the parameters of a hash, `search=ash&page=2`. */
export function readQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'))
  return {
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    request_type: params.get('request_type') ?? '',
    sender: params.get('sender') ?? '',
    sort: params.get('sort') ?? NEWEST_FIRST,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Every request, the newest first. */
export const EVERYTHING = readQuery(new URLSearchParams())

/** Writes a query as the parameters of a hash, without defaults. */
export function writeQuery({ search, status, request_type, sender, sort, page }: ListQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search !== '') params.set('search', search)
  if (status !== '') params.set('status', status)
  if (request_type !== '') params.set('request_type', request_type)
  if (sender !== '') params.set('sender', sender)
  if (sort !== NEWEST_FIRST) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Whether no filter is set; order and page do not matter. */
export function isUnfiltered({ search, status, request_type, sender, sort }: ListQuery): boolean {
  return search === '' && sender === '' && status === '' && request_type === '' && sort !== NEXT_VISIT_FIRST
}

/** The query as the API takes it. */
export function apiQuery({ search, status, request_type, sender, sort, page }: ListQuery, today: Day): URLSearchParams {
  const [field = '', order = ''] = sort.split(' ')
  const params = new URLSearchParams({ sort: field, order, page: String(page), limit: String(PAGE_LENGTH) })
  if (search.trim() !== '') params.set('search', search.trim())
  if (status !== '') params.set('status', status)
  if (request_type !== '') params.set('request_type', request_type)
  if (sender !== '') params.set('sender', sender)
  if (sort === NEXT_VISIT_FIRST) params.set('from', today)
  return params
}
