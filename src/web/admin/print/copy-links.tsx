import type { Appointment, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { personName } from '../request/request-texts.ts'
import { mailLink, textLink } from '../telling/message-links.ts'
import { copyText } from './copy-text.ts'

/** Sends an estimate or a receipt by hand: opens a message with it in a program of the device. */
export function CopyLinks({ request, today }: { request: Appointment; today: Day }) {
  const content = useContent()
  const { phone, email } = request
  const { subject, text } = copyText(request, today, content)
  const links = [
    ...(phone === '' ? [] : [{ title: 'Text', to: phone, href: textLink(phone, text) }]),
    ...(email === '' ? [] : [{ title: 'Mail', to: email, href: mailLink({ to: email, subject, text }) }]),
  ]
  return links.map(({ title, to, href }) => (
    <a key={title} className="plain-button" href={href} aria-label={`${title} this to ${personName(request)}: ${to}`}>
      {title}
    </a>
  ))
}
