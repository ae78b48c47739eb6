import { type QueryFilters, queryOptions, skipToken } from '@tanstack/react-query'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH, refetchIfOutdated, SCREEN_DATA, REPORT_ERRORS } from '../query-client.ts'
import { loadAll } from './load-all.ts'
import { countRequests, listRequests, requestDetail } from './requests-api.ts'
import { refusedChanges, type WantedChange } from './save-changes.ts'

/** First parts of the query keys. */
export const LIST = 'request list'
export const COUNTS = 'request counts'
export const DETAIL = 'request'

/** Each stands for a view in the key of a list that is shown beside a view's own: what waits for an answer, and visits not closed yet. */
const BESIDE = ['waiting', 'not closed'] as const

/** Every query of the page except the open request, which its own change reloads; after an erasure, loading it would give 404. */
export const PAGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind !== DETAIL }

/** Queries to reload after a change of a request; lists are not, so that an edited row stays where it is. */
export const AFTER_CHANGE: QueryFilters = {
  predicate: ({ queryKey: [kind, view] }) => kind !== DETAIL && (kind !== LIST || BESIDE.some(beside => beside === view)),
}

/** A page of the requests of a view; a null `query` disables it: the view has no list. */
export function listQuery(api: AdminApi, view: string, query: string | null) {
  return queryOptions({
    queryKey: [LIST, view, query],
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => listRequests(api, query)),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** All visits of the days of a calendar, on however many pages; a null `query` disables it. */
export function visitsQuery(api: AdminApi, view: string, query: string | null) {
  return queryOptions({
    ...listQuery(api, view, query),
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => loadAll(api, new URLSearchParams(query))),
  })
}

/** How long what was counted for a file is what is saved. */
const FILE_MS = 30_000

/** Everything that a query finds, for a file. */
export function fileQuery(api: AdminApi, query: string) {
  return queryOptions({
    queryKey: ['requests for a file', query],
    queryFn: () => loadAll(api, new URLSearchParams(query)),
    staleTime: FILE_MS,
  })
}

/** The first requests of a list beside the view's own; a null `query` disables it. */
export function besideQuery(api: AdminApi, beside: (typeof BESIDE)[number], query: string | null) {
  return listQuery(api, beside, query)
}

/** The number of requests that a query matches, by status, of now or none; a null `query` disables it. */
export function countsQuery(api: AdminApi, query: string | null) {
  return queryOptions({
    queryKey: [COUNTS, query],
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => countRequests(api, query)),
    ...SCREEN_DATA,
    gcTime: 0,
    meta: REPORT_ERRORS,
  })
}

/** Polling interval while a mail of the open request waits for the mail server. */
const WAITING_MAIL_MS = 3000

/** A request with its history; a null `id` disables it: no request is open. */
export function detailQuery(api: AdminApi, id: string | null) {
  return queryOptions({
    queryKey: [DETAIL, id],
    queryFn: id === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => requestDetail(api, id)),
    ...BACKGROUND_REFRESH,
    refetchInterval: ({ state: { data } }) =>
      data?.events.some(({ mail }) => mail?.state === 'waiting') === true ? WAITING_MAIL_MS : BACKGROUND_REFRESH.refetchInterval,
  })
}

/** Which of some changes the server would refuse by now; none are asked about where none are wanted. */
export function refusedQuery(api: AdminApi, wanted: readonly WantedChange[]) {
  return queryOptions({
    queryKey: ['refused changes', wanted.map(({ of: { id, version } }) => `${id} ${version}`)],
    queryFn: wanted.length === 0 ? skipToken : () => refusedChanges(api, wanted),
  })
}
