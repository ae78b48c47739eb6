import { useEffect } from 'react'
import type { MailState } from '#src/contract/generated/types.ts'
import { deviceSwitch } from '../hooks/device-switch.ts'
import { focusTitle } from './focus-title.ts'
import { ForTheServer } from './for-the-server.tsx'
import { mailNotices } from './notices.ts'

/** Whether this device still shows that no mail is set up. */
const useShown = deviceSwitch('adminMailNotice', true)

/** Says that no mails go out; what that means, and who can change it, is folded. That none is set up can be put away, until one was. */
export function MailNotice({ state }: { state: MailState | undefined }) {
  const [isShown, show] = useShown()
  const isSetUp = state?.is_set_up === true
  useEffect(() => {
    if (isSetUp) show(true)
  }, [isSetUp, show])
  const putAway = () => {
    focusTitle()
    show(false)
  }
  return (
    <div aria-live="polite" className="mail-notice">
      {(isSetUp || isShown) &&
        mailNotices(state).map(({ what, means, server }) => (
          <details key={what}>
            <summary>{what}</summary>
            <p>{means}</p>
            {server !== null && <ForTheServer text={server} />}
          </details>
        ))}
      {state !== undefined && !isSetUp && isShown && (
        <button type="button" className="quiet-button" aria-label="Hide on this device that no mail is sent" onClick={putAway}>
          Hide
        </button>
      )}
    </div>
  )
}
