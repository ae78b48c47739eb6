import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { mailFits } from '#src/booking/appointment/told-change.ts'
import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { MAIL_TITLES, personName } from '../request/request-texts.ts'
import { SendDialog } from './send-dialog.tsx'
import { canMail } from './telling.ts'

interface SendAgainProps {
  request: Appointment
  kind: MailKind
  /** Called when the mail is on its way. */
  onSent: () => void
}

/** Sends a mail again that is still true, after its words were read; nothing where it is not, or cannot be sent. */
export function SendAgain({ request, kind, onSent }: SendAgainProps) {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const [isAsking, setIsAsking] = useState(false)
  if (state?.kinds.includes(kind) !== true || !canMail(request, state) || !mailFits(kind, request, today)) return null
  const sent = () => {
    // The dialog returns the focus first.
    flushSync(() => setIsAsking(false))
    onSent()
  }
  return (
    <>
      <button type="button" className="quiet-button" aria-label={`Send again: ${MAIL_TITLES[kind]}`} onClick={() => setIsAsking(true)}>
        Send again
      </button>
      {isAsking && (
        <SendDialog
          question={`Send this mail to ${personName(request)} again?`}
          make="Send again"
          request={request}
          of={{ kind }}
          onSent={sent}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
