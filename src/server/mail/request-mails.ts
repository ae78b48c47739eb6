import type { Mail } from '#src/booking/appointment/mail.ts'
import { ownerMail } from '#src/booking/appointment/owner-mail.ts'
import { visitorMail } from '#src/booking/appointment/visitor-mail.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { ownerCalendarFile, visitorCalendarFile } from '../bookings/calendar-file.ts'
import { publicOriginOf } from '../pages/page-request.ts'

/** The mails that tell of a new request; none where mail is not configured. */
export function requestMails(stored: Appointment, revision: Revision, context: AppContext): Mail[] {
  const { mail } = context.config
  if (mail === null) return []
  const publicOrigin = publicOriginOf(context)
  const origin = { publicOrigin, now: context.clock() }
  const toOwner = ownerMail(stored, revision, { to: mail.to, adminAddress: `${publicOrigin}/#/admin` })
  const toVisitor = visitorMail({ kind: stored.request_type, stored, old: null }, revision, publicOrigin)
  return [
    { ...toOwner, calendar: ownerCalendarFile(stored, revision, origin) },
    ...(toVisitor === null ? [] : [{ ...toVisitor, calendar: visitorCalendarFile(stored, revision, origin, false) }]),
  ]
}
