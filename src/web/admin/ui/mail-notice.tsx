import type { MailState } from '#src/contract/generated/types.ts'
import { mailNotices } from './notices.ts'

/** Says that no mails go out; why, and what to do, is folded. */
export function MailNotice({ state }: { state: MailState | undefined }) {
  return (
    <div aria-live="polite" className="mail-notice">
      {mailNotices(state).map(({ what, more }) => (
        <details key={what}>
          <summary>{what}</summary>
          <p>{more}</p>
        </details>
      ))}
    </div>
  )
}
