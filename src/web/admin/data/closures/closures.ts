import { queryOptions, skipToken } from '@tanstack/react-query'
import { closedVisits, closureList, storedClosure } from '#src/contract/generated/admin-answers.ts'
import type { ClosedTimeQuery, Day, NewClosure, StoredClosure } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH, REPORT_ERRORS } from '../query-client.ts'

/** First part of the query keys. */
export const CLOSURES = 'closures'

const PATH = '/api/v1/closures'

/** The closures that touch the days from one to another. */
export function closuresQuery(api: AdminApi, first: Day, last: Day) {
  return queryOptions({
    queryKey: [CLOSURES, 'days', first, last],
    queryFn: async () => expectShape(closureList, await api.get(`${PATH}?from=${first}&until=${last}`)).closures,
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** The visits that hold a time then; null disables it. A time that cannot be closed has none. */
export function closedVisitsQuery(api: AdminApi, time: ClosedTimeQuery | null) {
  return queryOptions({
    queryKey: [CLOSURES, 'visits', time],
    queryFn: time === null ? skipToken : async () => expectShape(closedVisits, await api.get(`${PATH}/visits?${new URLSearchParams({ ...time })}`)),
    ...BACKGROUND_REFRESH,
  })
}

/** Stores a closure, in place of the one with an id where that is given. */
export async function storeClosure(api: AdminApi, closure: NewClosure, id: string | null): Promise<StoredClosure> {
  const answer = id === null ? api.send('POST', PATH, closure) : api.send('PUT', `${PATH}/${encodeURIComponent(id)}`, closure)
  return expectShape(storedClosure, await answer)
}

export async function removeClosure(api: AdminApi, id: string): Promise<void> {
  await api.send('DELETE', `${PATH}/${encodeURIComponent(id)}`)
}
