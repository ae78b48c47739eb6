import { type Mail, ownerMail } from '#src/booking/appointment/owner-mail.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { ownerCalendarFile } from '../bookings/calendar-file.ts'
import { publicOriginOf } from '../pages/page-request.ts'

/** The mails that tell of a new request; none where mail is not configured. */
export function requestMails(stored: Appointment, revision: FormRevision, context: AppContext): Mail[] {
  const { mail } = context.config
  if (mail === null) return []
  const publicOrigin = publicOriginOf(context)
  const calendar = ownerCalendarFile(stored, revision, { publicOrigin, now: context.clock() })
  return [{ ...ownerMail(stored, revision, { to: mail.to, adminAddress: `${publicOrigin}/#/admin` }), calendar }]
}
