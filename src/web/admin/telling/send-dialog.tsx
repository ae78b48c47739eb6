import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Appointment, MailRequest } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { sendMail } from '../data/mails/send-mail.ts'
import { writeRequest } from '../data/requests/change-mutation.ts'
import { DETAIL } from '../data/requests/request-queries.ts'
import { errorText } from '../texts/error-text.ts'
import { Failure } from '../ui/failure.tsx'
import { Modal } from '../ui/modal.tsx'
import { MailWords } from './mail-words.tsx'

interface SendDialogProps {
  question: string
  /** What sends it; null where no mail can be sent. */
  make: string | null
  request: Appointment
  /** The mail, and what it changes. */
  of: MailRequest
  /** Fields above the words of the mail, which follow from them. */
  head?: ReactNode
  /** Called when Send is pressed: whether the fields allow it. */
  maySend?: () => boolean
  /** Called when the mail is on its way. */
  onSent: () => void
  onClose: () => void
  /** Other ways to tell the same. */
  children?: ReactNode
}

const ALWAYS = () => true

/** Sends a mail about how a request stands, after its words were read. */
export function SendDialog({ question, make, request, of, head, maySend = ALWAYS, onSent, onClose, children }: SendDialogProps) {
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async () => {
    if (!maySend()) return
    setIsSending(true)
    setFailure('')
    try {
      writeRequest(client, await sendMail(api, request, of))
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
      <h2 id={id}>{question}</h2>
      <p>{request.email === '' ? request.phone : request.email}</p>
      {head}
      <MailWords request={request} of={{ ...of }} />
      <Failure text={failure && `The mail was not sent: ${failure}`} />
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Back
        </button>
        {children}
        {make !== null && (
          <button type="button" className="main-button" disabled={isSending} onClick={() => void send()}>
            {isSending ? 'Sending…' : make}
          </button>
        )}
      </div>
    </Modal>
  )
}
