import { dialled } from '#src/contract/dialled.ts'
import { textLink } from '../telling/message-links.ts'
import { routeLink } from './map-link.ts'

/** A text message that is ready, and is what comes next. */
const ON_MY_WAY = 'Text: on my way'

interface ContactButtonsProps {
  /** What the person is called. */
  name: string
  phone: string
  /** What the text message says already; null when it is empty. */
  words?: string | null
  /** Without it, no mail is offered: to a visitor who is waited for, it would come too late. */
  email?: string
  /** Where the visit is; null when nobody said. */
  address: string | null
}

/** Calls a person, writes a text message or a mail, and leads to the visit. */
export function ContactButtons({ name, phone, words = null, email = '', address }: ContactButtonsProps) {
  const links = [
    // First where it is what comes next.
    ...(phone !== '' && words !== null ? [{ title: ON_MY_WAY, href: textLink(phone, words), about: `${ON_MY_WAY}, to ${name}: ${phone}` }] : []),
    ...(phone === '' ? [] : [{ title: 'Call', href: `tel:${dialled(phone)}`, about: `Call ${name}: ${phone}` }]),
    ...(phone === '' || words !== null ? [] : [{ title: 'Text', href: `sms:${dialled(phone)}`, about: `Text ${name}: ${phone}` }]),
    ...(email === '' ? [] : [{ title: 'Mail', href: `mailto:${email}`, about: `Mail ${name}: ${email}` }]),
    ...(address === null ? [] : [{ title: 'Navigate', href: routeLink(address), about: `Navigate to ${name} in a new tab: ${address}` }]),
  ]
  if (links.length === 0) return null
  return (
    <ul className="contact-buttons">
      {links.map(({ title, href, about }) => (
        <li key={title} data-next={title === ON_MY_WAY || undefined}>
          <a className="plain-button" href={href} aria-label={about} {...(title === 'Navigate' && { target: '_blank', rel: 'noreferrer' })}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
