import { addressOf } from '#src/booking/appointment/address.ts'
import { dialled } from '#src/contract/dialled.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mapLink } from './map-link.ts'

interface ContactLinksProps {
  request: Appointment
  /** Whether e-mail and address are words, so that all links fit into one line. */
  isShort?: boolean
}

/** Links to call the visitor, write an e-mail, or show the address on a map. */
export function ContactLinks({ request, isShort = false }: ContactLinksProps) {
  const { name, phone, email } = request
  const address = addressOf(request, useContent())
  // A long address may break before the @.
  const at = email.lastIndexOf('@')
  return (
    <span className="contact-links">
      {phone !== '' && (
        <a href={`tel:${dialled(phone)}`} aria-label={`Call ${name}: ${phone}`}>
          {phone}
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} aria-label={`Write to ${name}: ${email}`}>
          {isShort ? (
            'Write'
          ) : (
            <>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </>
          )}
        </a>
      )}
      {address !== null && (
        <a href={mapLink(address)} target="_blank" rel="noreferrer" aria-label={`Map in a new tab, for ${name}: ${address}`}>
          {isShort ? 'Map' : address}
        </a>
      )}
    </span>
  )
}
