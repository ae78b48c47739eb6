import { useQuery } from '@tanstack/react-query'
import type { Appointment, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { errorText } from '../texts/error-text.ts'

/** A mail before it is sent: subject and text, word for word. It keeps its height, so that no button moves when the words arrive. */
export function MailWords({ request, of }: { request: Appointment; of: MailPreviewRequest }) {
  const { data, error } = useQuery(mailPreviewQuery(useApi(), request, of))
  return (
    // Scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mail-words" aria-label="The mail" tabIndex={0}>
      {error !== null && <p role="alert">The mail cannot be shown: {errorText(error)}</p>}
      {data?.mail !== undefined && (
        <>
          <h3>{data.mail.subject}</h3>
          <p className="message">{data.mail.text}</p>
        </>
      )}
    </section>
  )
}
