import { queryOptions } from '@tanstack/react-query'
import { contentState } from '#src/contract/generated/admin-answers.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH } from '../query-client.ts'

/** Which content is live, and why nothing newer is. */
export function contentStateQuery(api: AdminApi) {
  return queryOptions({
    queryKey: ['content', 'state'],
    queryFn: async () => expectShape(contentState, await api.get('/api/v1/content')),
    ...BACKGROUND_REFRESH,
  })
}
