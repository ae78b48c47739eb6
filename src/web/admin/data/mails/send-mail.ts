import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'

/** Tells a visitor by mail how the request stands, on the version that was seen. */
export async function sendMail(api: AdminApi, { id, version }: Appointment, kind: MailKind): Promise<void> {
  await api.send('POST', `/api/v1/appointments/${encodeURIComponent(id)}/mails`, { kind }, { 'if-match': `"${version}"` })
}
