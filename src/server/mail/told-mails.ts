import { timeBefore, toldChange, toldEntry } from '#src/booking/appointment/told-change.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import { cleanText } from '#src/booking/request/clean-text.ts'
import { type MailTopic, visitorMail } from '#src/booking/appointment/visitor-mail.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { visitorCalendarFile } from '../bookings/calendar-file.ts'
import type { ManualEntry } from '../bookings/manual-request.ts'
import { HttpError, refuseField } from '../http/http-error.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'
import type { ChangeTerms, MailsOfChange } from '../storage/appointments/change.ts'

/** How a change says whether its visitor is told of it. */
export interface Telling {
  tell?: boolean
  told_word?: string
}

/**
 * The mail by which the owner tells a visitor of a change, and the owner's word in it; none where that was not asked for.
 * @throws HttpError 400 for a word that nobody is told, later 422 when nobody can be told.
 */
export function tellingOf({ tell = false, told_word: typed }: Telling, context: AppContext): Required<Pick<ChangeTerms, 'mailsOf' | 'word'>> {
  if (typed !== undefined && !tell) throw refuseField('told_word', 'can stand beside tell only')
  const word = cleanText(typed ?? '', true)
  const mailsOf: MailsOfChange = (before, after) => {
    if (!tell) return []
    const kind = toldChange(before, after, todayOf(context.content.current().revision, context))
    if (kind === null) throw cannotTell('there is nothing in this change to tell')
    return [mailByHand({ kind, stored: after, old: timeBefore(before, after), word }, context)]
  }
  return { mailsOf, word }
}

/**
 * Makes the mail by which the owner tells who called how a request stands; none where that was not asked for. What refuses it is found before anything
 * is stored: a refusal within a commit would refuse the other requests in it too.
 * @throws HttpError 422 when nobody can be told.
 */
export function mailsOfEntry({ tell, unstored }: Pick<ManualEntry, 'tell' | 'unstored'>, context: AppContext): (stored: Appointment) => Mail[] {
  if (!tell) return () => []
  const snapshot = context.content.current()
  const kind = toldEntry(unstored, todayOf(snapshot.revision, context))
  if (kind === null) throw cannotTell('there is nothing in this request to tell')
  const mailOf = (stored: Appointment) => mailByHand({ kind, stored, old: null }, context, snapshot)
  mailOf(unstored)
  return stored => [mailOf(stored)]
}

/** A mail that the owner sends. @throws HttpError 422 when it cannot be sent. */
export function mailByHand(topic: MailTopic, context: AppContext, { revision } = context.content.current()): Mail {
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
