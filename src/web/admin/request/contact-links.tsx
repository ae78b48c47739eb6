import type { Appointment } from '#src/contract/generated/types.ts'

/** The visitor's phone and e-mail, one tap from a call or a letter. */
export function ContactLinks({ request: { name, phone, email } }: { request: Appointment }) {
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
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}
