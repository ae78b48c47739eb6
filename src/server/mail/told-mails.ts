import { timeBefore, toldChange } from '#src/booking/appointment/told-change.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import { type MailTopic, visitorMail } from '#src/booking/appointment/visitor-mail.ts'
import type { AppContext } from '../app-context.ts'
import { visitorCalendarFile } from '../bookings/calendar-file.ts'
import { HttpError } from '../http/http-error.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'
import type { MailsOfChange } from '../storage/appointments/change.ts'

/** The mail by which the owner tells a visitor of a change; none where that was not asked for. @throws HttpError 422 when nobody can be told. */
export function mailsOfChange(tell: boolean, context: AppContext): MailsOfChange {
  return (before, after) => {
    if (!tell) return []
    const kind = toldChange(before, after, todayOf(context.content.current().revision, context))
    if (kind === null) throw cannotTell('there is nothing in this change to tell')
    return [mailByHand({ kind, stored: after, old: timeBefore(before, after) }, context)]
  }
}

/** A mail that the owner sends. @throws HttpError 422 when it cannot be sent. */
export function mailByHand(topic: MailTopic, context: AppContext): Mail {
  const { revision } = context.content.current()
  const publicOrigin = publicOriginOf(context)
  if (context.config.mail === null) throw cannotTell('no mail is set up')
  if (topic.stored.email === '') throw cannotTell('the request has no e-mail address')
  const mail = visitorMail(topic, revision, publicOrigin)
  if (mail === null) throw cannotTell(`content has no mail "${topic.kind}"`)
  return { ...mail, byHand: true, calendar: visitorCalendarFile(topic.stored, revision, { publicOrigin, now: context.clock() }, false) }
}

/** Refuses to tell a visitor by mail. */
export function cannotTell(reason: string): HttpError {
  return new HttpError(422, { error: `The visitor cannot be told by mail: ${reason}` })
}
