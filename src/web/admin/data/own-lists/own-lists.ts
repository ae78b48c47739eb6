import { queryOptions } from '@tanstack/react-query'
import { ownList, ownLists } from '#src/contract/generated/admin-answers.ts'
import type { NewOwnList, OwnList } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { SCREEN_DATA, REPORT_ERRORS } from '../query-client.ts'

const PATH = '/api/v1/lists'

/** First part of the query key. */
export const OWN_LISTS = 'own lists'

/** The owner's own lists, in the order in which they were made. */
export function ownListsQuery(api: AdminApi) {
  return queryOptions({
    queryKey: [OWN_LISTS],
    queryFn: async () => expectShape(ownLists, await api.get(PATH)).lists,
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** Stores a list, in place of the one with an id where that is given. */
export async function storeOwnList(api: AdminApi, list: NewOwnList, id: string | null): Promise<OwnList> {
  const answer = id === null ? api.send('POST', PATH, list) : api.send('PUT', `${PATH}/${encodeURIComponent(id)}`, list)
  return expectShape(ownList, await answer)
}

export async function removeOwnList(api: AdminApi, id: string): Promise<void> {
  await api.send('DELETE', `${PATH}/${encodeURIComponent(id)}`)
}
