import { type MailTopic, visitorMail, visitorSms } from '#src/booking/appointment/visitor-mail.ts'
import type { MailPreview } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { publicOriginOf } from '../pages/page-request.ts'

/** What a visitor would be told; nothing where there is nothing to tell. */
export function mailPreview(topic: MailTopic | null, context: AppContext): MailPreview {
  if (topic === null) return {}
  const { revision } = context.content.current()
  const mail = visitorMail(topic, revision, publicOriginOf(context))
  const sms = visitorSms(topic, revision)
  return { kind: topic.kind, ...(mail && { mail: { to: mail.to, subject: mail.subject, text: mail.text } }), ...(sms !== null && { sms }) }
}
