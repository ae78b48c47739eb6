import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { mailFits } from '#src/booking/appointment/told-change.ts'
import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { sendMail } from '../data/mails/send-mail.ts'
import { DETAIL } from '../data/requests/request-queries.ts'
import { useToday } from '../hooks/use-clock.ts'
import { MAIL_TITLES, personName } from '../request/request-texts.ts'
import { errorText } from '../texts/error-text.ts'
import { Modal } from '../ui/modal.tsx'
import { MailWords } from './mail-words.tsx'
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
      {isAsking && <SendDialog request={request} kind={kind} onSent={sent} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function SendDialog({ request, kind, onSent, onClose }: SendAgainProps & { onClose: () => void }) {
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async () => {
    setIsSending(true)
    setFailure('')
    try {
      await sendMail(api, request, kind)
      onSent()
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setIsSending(false)
      void client.invalidateQueries({ queryKey: [DETAIL, request.id] })
    }
  }
  return (
    <Modal className="confirm-dialog tell-dialog" labelledBy={id} onClose={onClose}>
      <h2 id={id}>Send this mail to {personName(request)} again?</h2>
      <p>{request.email}</p>
      <MailWords request={request} of={{ kind }} />
      <div role="alert">{failure !== '' && <p className="failure">The mail was not sent: {failure}</p>}</div>
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Back
        </button>
        <button type="button" className="main-button" disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : 'Send again'}
        </button>
      </div>
    </Modal>
  )
}
