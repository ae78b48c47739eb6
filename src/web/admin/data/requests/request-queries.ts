import { type QueryFilters, queryOptions, skipToken } from '@tanstack/react-query'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH, refetchIfOutdated, REPORT_ERRORS } from '../query-client.ts'
import { countRequests, listJobs, listRequests, requestDetail } from './requests-api.ts'

/** First parts of the query keys. */
export const LIST = 'request list'
export const COUNTS = 'request counts'
export const DETAIL = 'request'

/** Every query of the page except the open request, which its own change reloads; after an erasure, loading it would give 404. */
export const PAGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind !== DETAIL }

/** Queries to reload after a change of a request; lists are not, so that an edited row stays where it is. */
export const AFTER_CHANGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind !== DETAIL && kind !== LIST }

/** A page of the requests of a view; a null `query` disables it: the view has no list. */
export function listQuery(api: AdminApi, view: string, query: string | null) {
  return queryOptions({
    queryKey: [LIST, view, query],
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => listRequests(api, query)),
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** The number of requests that a query matches, by status; a null `query` disables it. */
export function countsQuery(api: AdminApi, query: string | null) {
  return queryOptions({
    queryKey: [COUNTS, query],
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => countRequests(api, query)),
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** A request with its history; a null `id` disables it: no request is open. */
export function detailQuery(api: AdminApi, id: string | null) {
  return queryOptions({
    queryKey: [DETAIL, id],
    queryFn: id === null ? skipToken : ({ client }) => refetchIfOutdated(client, () => requestDetail(api, id)),
    ...BACKGROUND_REFRESH,
  })
}

/** Polling interval while a bulk job runs. */
const RUNNING_MS = 1000

/** The bulk jobs, latest first. */
export function jobsQuery(api: AdminApi) {
  return queryOptions({
    queryKey: ['jobs'],
    queryFn: () => listJobs(api),
    ...BACKGROUND_REFRESH,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'success' && data?.some(({ finished }) => !finished) === true ? RUNNING_MS : BACKGROUND_REFRESH.refetchInterval,
  })
}
