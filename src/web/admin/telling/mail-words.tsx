import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Appointment, MailPreview, MailPreviewRequest, ManualRequest } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { entryPreviewQuery, mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { errorText } from '../texts/error-text.ts'

/** A mail before it is sent: subject and text, word for word; the text message where there is no address. */
export function MailWords({ request, of }: { request: Appointment; of: MailPreviewRequest }) {
  const { data, error, isPlaceholderData } = useQuery({ ...mailPreviewQuery(useApi(), request, of), placeholderData: keepPreviousData })
  return <Words preview={data} error={error} isOld={isPlaceholderData} />
}

/** The mail about a request that is being entered; all but its reference is known. */
export function EntryWords({ of }: { of: ManualRequest }) {
  const { data, error } = useQuery(entryPreviewQuery(useApi(), of))
  return <Words preview={data} error={error} />
}

interface WordsProps {
  preview: MailPreview | undefined
  error: Error | null
  /** Whether the words are those of before: their place stays in sight, they do not. */
  isOld?: boolean
}

/** Keeps its height, so that no button moves when the words arrive; takes no room where there are none. */
function Words({ preview, error, isOld = false }: WordsProps) {
  const hasWords = preview?.mail !== undefined || preview?.sms !== undefined
  if (preview !== undefined && !hasWords && !isOld && error === null) return null
  return (
    // Scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mail-words" aria-label="The mail" aria-busy={isOld && hasWords} tabIndex={0}>
      {error !== null && <p role="alert">The mail cannot be shown: {errorText(error)}</p>}
      {!isOld && preview?.mail !== undefined && (
        <>
          <h3>{preview.mail.subject}</h3>
          <p className="message">{preview.mail.text}</p>
        </>
      )}
      {!isOld && preview?.sms !== undefined && preview.mail === undefined && <p className="message">{preview.sms}</p>}
    </section>
  )
}
