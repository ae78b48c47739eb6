import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { sendMail } from '../data/mails/send-mail.ts'
import { DETAIL } from '../data/requests/request-queries.ts'
import { errorText } from '../texts/error-text.ts'
import { Modal } from '../ui/modal.tsx'
import { MailWords } from './mail-words.tsx'
import { Failure } from '../ui/failure.tsx'

interface SendDialogProps {
  question: string
  /** What sends it. */
  make: string
  request: Appointment
  kind: MailKind
  /** What to know before it is sent. */
  note?: string
  /** Called when the mail is on its way. */
  onSent: () => void
  onClose: () => void
  /** Other ways to tell the same. */
  children?: ReactNode
}

/** Sends a mail about how a request stands, after its words were read. */
export function SendDialog({ question, make, request, kind, note, onSent, onClose, children }: SendDialogProps) {
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
      <h2 id={id}>{question}</h2>
      <p>{request.email}</p>
      <MailWords request={request} of={{ kind }} />
      {note !== undefined && <p className="soft">{note}</p>}
      <Failure text={failure && `The mail was not sent: ${failure}`} />
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Back
        </button>
        {children}
        <button type="button" className="main-button" disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : make}
        </button>
      </div>
    </Modal>
  )
}
