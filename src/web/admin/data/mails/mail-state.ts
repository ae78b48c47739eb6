import { queryOptions } from '@tanstack/react-query'
import { mailState } from '#src/contract/generated/admin-answers.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH } from '../query-client.ts'

/** Whether mails go out. */
export function mailStateQuery(api: AdminApi) {
  return queryOptions({
    queryKey: ['mails', 'state'],
    queryFn: async () => expectShape(mailState, await api.get('/api/v1/mails')),
    ...BACKGROUND_REFRESH,
  })
}
