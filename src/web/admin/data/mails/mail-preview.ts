import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mailPreview } from '#src/contract/generated/admin-answers.ts'
import type { Appointment, MailPreviewRequest, ManualRequest } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'

/** What the visitor would be told, word for word, of a change or of how the request stands. */
export function mailPreviewQuery(api: AdminApi, { id, version }: Appointment, of: MailPreviewRequest) {
  return queryOptions({
    queryKey: ['mail preview', id, version, of],
    queryFn: async () => expectShape(mailPreview, await api.send('POST', `/api/v1/appointments/${encodeURIComponent(id)}/mails/preview`, of)),
  })
}

/** What who calls would be told of a request that is being entered; the last words stay while more is typed. */
export function entryPreviewQuery(api: AdminApi, of: ManualRequest) {
  return queryOptions({
    queryKey: ['mail preview', of],
    queryFn: async () => expectShape(mailPreview, await api.send('POST', '/api/v1/appointments/manual/mails/preview', of)),
    placeholderData: keepPreviousData,
  })
}
