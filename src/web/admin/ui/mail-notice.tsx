import { useQuery } from '@tanstack/react-query'
import type { MailState } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'

/** Says why no mails go out, and what to do. */
export function MailNotice() {
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const words = state === undefined ? [] : noticeOf(state)
  return (
    <div aria-live="polite" className="mail-notice">
      {words.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function noticeOf({ is_set_up, waiting, failed }: MailState): string[] {
  if (!is_set_up)
    return [
      'No mail is sent: neither you nor your visitors hear of new requests. Set SMTP_URL, MAIL_FROM and MAIL_TO in the server’s settings and start it again.',
    ]
  return [
    ...(waiting > 0 ? [`The mail server has not taken ${mails(waiting)} yet. The site goes on trying.`] : []),
    ...(failed > 0 ? [`The mail server refused ${mails(failed)} for good. The server’s log says why; the next start tries again.`] : []),
  ]
}

function mails(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`
}
