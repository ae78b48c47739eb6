import { dialled } from '#src/contract/dialled.ts'
import { routeLink } from './map-link.ts'

interface ContactButtonsProps {
  /** What the person is called. */
  name: string
  phone: string
  /** Whether an empty text message is offered: not where one with its words is. */
  hasText?: boolean
  /** Without it, no mail is offered: to a visitor who is waited for, it would come too late. */
  email?: string
  /** Where the visit is; null when nobody said. */
  address: string | null
}

/** Calls a person, writes a text message or a mail, and leads to the visit. */
export function ContactButtons({ name, phone, hasText = true, email = '', address }: ContactButtonsProps) {
  const links = [
    ...(phone === '' ? [] : [{ title: 'Call', href: `tel:${dialled(phone)}`, about: `Call ${name}: ${phone}` }]),
    ...(phone === '' || !hasText ? [] : [{ title: 'Text', href: `sms:${dialled(phone)}`, about: `Text ${name}: ${phone}` }]),
    ...(email === '' ? [] : [{ title: 'Mail', href: `mailto:${email}`, about: `Mail ${name}: ${email}` }]),
    ...(address === null ? [] : [{ title: 'Navigate', href: routeLink(address), about: `Navigate to ${name} in a new tab: ${address}` }]),
  ]
  if (links.length === 0) return null
  return (
    <ul className="contact-buttons">
      {links.map(({ title, href, about }) => (
        <li key={title}>
          <a className="plain-button" href={href} aria-label={about} {...(title === 'Navigate' && { target: '_blank', rel: 'noreferrer' })}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
