import { appointment } from '#src/contract/generated/admin-answers.ts'
import type { Appointment, MailRequest } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'

/** Tells a visitor by mail how the request stands, on the version that was seen; returns it as it is then. */
export async function sendMail(api: AdminApi, { id, version }: Appointment, of: MailRequest): Promise<Appointment> {
  return expectShape(appointment, await api.send('POST', `/api/v1/appointments/${encodeURIComponent(id)}/mails`, of, { 'if-match': `"${version}"` }))
}
