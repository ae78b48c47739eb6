import { useQuery } from '@tanstack/react-query'
import type { MailState } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'

interface Notice {
  what: string
  /** What to do about it, or what is done. */
  more: string
}

/** Says that no mails go out; why, and what to do, is folded. */
export function MailNotice() {
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const notices = state === undefined ? [] : noticesOf(state)
  return (
    <div aria-live="polite" className="mail-notice">
      {notices.map(({ what, more }) => (
        <details key={what}>
          <summary>{what}</summary>
          <p>{more}</p>
        </details>
      ))}
    </div>
  )
}

function noticesOf({ is_set_up, waiting, failed }: MailState): Notice[] {
  if (!is_set_up) {
    const more =
      'Neither you nor your visitors hear of new requests. Set SMTP_URL, MAIL_FROM and MAIL_TO in the server’s settings and start it again.'
    return [{ what: 'No mail is sent', more }]
  }
  return [
    ...(waiting > 0 ? [{ what: `The mail server has not taken ${mails(waiting)} yet`, more: 'The site goes on trying.' }] : []),
    ...(failed > 0
      ? [{ what: `The mail server refused ${mails(failed)} for good`, more: 'The server’s log says why; the next start tries again.' }]
      : []),
  ]
}

function mails(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`
}
