import { type QueryFilters, queryOptions, skipToken } from '@tanstack/react-query'
import type { AdminApi } from '../admin-api.ts'
import { askUpToDate, REFRESHED, TOLD } from '../query-client.ts'
import { countRequests, listJobs, listRequests, requestDetail } from './requests-api.ts'

/** First parts of the keys. */
export const LIST = 'request list'
export const COUNTS = 'request counts'
export const DETAIL = 'request'

/** What a page shows. Not the open request: what changes it loads it anew, and what erases it must not. */
export const PAGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind !== DETAIL }

/** What a change of a request makes out of date on its page. Not lists: their rows stay where they are. */
export const AFTER_CHANGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind !== DETAIL && kind !== LIST }

/** A page of the requests of a view; `query` is null where the view has no list. */
export function listQuery(api: AdminApi, view: string, query: string | null) {
  return queryOptions({
    queryKey: [LIST, view, query],
    queryFn: query === null ? skipToken : ({ client }) => askUpToDate(client, () => listRequests(api, query)),
    ...REFRESHED,
    meta: TOLD,
  })
}

/** The number of requests that a query matches, by status; `query` is null where nobody asks. */
export function countsQuery(api: AdminApi, query: string | null) {
  return queryOptions({
    queryKey: [COUNTS, query],
    queryFn: query === null ? skipToken : ({ client }) => askUpToDate(client, () => countRequests(api, query)),
    ...REFRESHED,
    meta: TOLD,
  })
}

/** A request with its history; `id` is null where none is open. */
export function detailQuery(api: AdminApi, id: string | null) {
  return queryOptions({
    queryKey: [DETAIL, id],
    queryFn: id === null ? skipToken : ({ client }) => askUpToDate(client, () => requestDetail(api, id)),
    ...REFRESHED,
  })
}

/** Polling interval while a bulk job runs. */
const RUNNING_MS = 1000

/** The bulk jobs, latest first; looked at often while one runs. */
export function jobsQuery(api: AdminApi) {
  return queryOptions({
    queryKey: ['jobs'],
    queryFn: () => listJobs(api),
    ...REFRESHED,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'success' && data?.some(({ finished }) => !finished) === true ? RUNNING_MS : REFRESHED.refetchInterval,
  })
}
