import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { addressOf, mapLink } from './address.ts'

/** The visitor's phone, e-mail and address, one tap from a call, a letter or a map. */
export function ContactLinks({ request }: { request: Appointment }) {
  const { name, phone, email } = request
  const address = addressOf(request, useContent())
  // Where a long one is broken, if it has to be.
  const at = email.lastIndexOf('@')
  return (
    <ul className="contact-links">
      {phone !== '' && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <span className="unseen">Call {name}: </span>
            {phone}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>
            <span className="unseen">Write to {name}: </span>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </a>
        </li>
      )}
      {address !== null && (
        <li>
          <a href={mapLink(address)} target="_blank" rel="noreferrer">
            <span className="unseen">Map in a new tab, for {name}: </span>
            {address}
          </a>
        </li>
      )}
    </ul>
  )
}
