import type { Appointment, MailPreview } from '#src/contract/generated/types.ts'
import { mailLink, textLink } from './message-links.ts'

/** A message that is written by hand. */
export type HandMessage = 'text' | 'mail'

interface TellLinksProps {
  request: Appointment
  preview: Pick<MailPreview, 'sms' | 'mail'>
  /** Whether this site can mail; otherwise the owner's own mail program is offered. */
  isSetUp: boolean
  /** What the links are called. */
  titles?: Readonly<Record<HandMessage, string>>
  /** Called when a link is pressed: whether the message was sent, only the device knows. */
  onTell?: (by: HandMessage) => void
}

const TITLES = { text: 'Text message', mail: 'Write a mail' }

/** Whether there is a way to tell a visitor by hand. */
export function hasTellLinks({ request: { phone, email }, preview: { sms, mail }, isSetUp }: TellLinksProps): boolean {
  return (phone !== '' && sms !== undefined) || (!isSetUp && email !== '' && mail !== undefined)
}

/** Links that open a text message, or a mail where this site cannot send any, with the words in it. */
export function TellLinks({ request: { name, phone, email }, preview: { sms, mail }, isSetUp, titles = TITLES, onTell }: TellLinksProps) {
  return (
    <>
      {phone !== '' && sms !== undefined && (
        <a className="plain-button" href={textLink(phone, sms)} aria-label={`${titles.text} to ${name}: ${phone}`} onClick={() => onTell?.('text')}>
          {titles.text}
        </a>
      )}
      {!isSetUp && email !== '' && mail !== undefined && (
        <a className="plain-button" href={mailLink(mail)} aria-label={`${titles.mail} to ${name}: ${email}`} onClick={() => onTell?.('mail')}>
          {titles.mail}
        </a>
      )}
    </>
  )
}
