import type { MailState } from '#src/contract/generated/types.ts'
import { ForTheServer } from './for-the-server.tsx'
import { mailNotices } from './notices.ts'

/** Says that no mails go out; what that means, and who can change it, is folded. */
export function MailNotice({ state }: { state: MailState | undefined }) {
  return (
    <div aria-live="polite" className="mail-notice">
      {mailNotices(state).map(({ what, means, server }) => (
        <details key={what}>
          <summary>{what}</summary>
          <p>{means}</p>
          {server !== null && <ForTheServer text={server} />}
        </details>
      ))}
    </div>
  )
}
