import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hasPrice } from '#src/booking/appointment/agreed-price.ts'
import type { Appointment, MailRequest, MailState } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { estimateText } from '../request/price-texts.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { ValueInput } from '../request/value-input.tsx'
import { typedValue, useValueQuestion } from '../request/value-question.ts'
import { SendDialog } from './send-dialog.tsx'
import { TellLinks } from './tell-links.tsx'
import { canMail } from './telling.ts'
import { WordField } from './word-field.tsx'

interface PriceDialogProps {
  request: Appointment
  state: MailState
  actions: Pick<RequestActions, 'setValue' | 'setProgress'>
  /** Called when the mail is on its way. */
  onSent: () => void
  /** Called when the owner's own phone or mail program has the words. */
  onWritten: () => void
  onClose: () => void
}

/** Asks for the price of a quote and sends it, word for word as it is read: the calculated one, or one that is typed and becomes its actual value. */
export function PriceDialog({ request, state, actions, onSent, onWritten, onClose }: PriceDialogProps) {
  const content = useContent()
  const api = useApi()
  const fieldId = useId()
  const stored = request.actual_value === null ? '' : String(request.actual_value)
  const [typed, setTyped] = useState(stored)
  const [word, setWord] = useState('')
  const settled = useSettled(typed)
  const settledWord = useSettled(word)
  const [isMissing, setIsMissing] = useState(false)
  const { question, mayStore } = useValueQuestion(request, typed, 'Send it?')
  const value = typedValue(settled)
  const isOther = value !== request.actual_value
  const of: MailRequest = { kind: 'priced', ...(isOther && { actual_value: value }), price_word: settledWord }
  const { data: preview } = useQuery(mailPreviewQuery(api, request, { ...of }))
  /** Allows only a price that exists, whose mail is shown, and that was confirmed where it is far from the estimate. */
  const maySend = () => {
    const isKnown = hasPrice({ ...request, actual_value: value })
    setIsMissing(!isKnown)
    return settled === typed && settledWord === word && isKnown && (!isOther || mayStore())
  }
  const keep = async () => {
    onWritten()
    if (isOther && (await actions.setValue(request, value)) !== 'mine') return
    actions.setProgress(request, { price_told_at: new Date().toISOString(), ...(word !== '' && { price_word: word }) })
  }
  const head = (
    <div className="price-entry">
      <label htmlFor={fieldId}>Price</label>
      <ValueInput
        id={fieldId}
        placeholder={hasPrice({ estimate: request.estimate }) ? estimateText(request, content) : ''}
        value={typed}
        onType={setTyped}
      />
      <div role="alert" className="value-question">
        {isMissing && typed === '' ? 'Enter the price first.' : question}
      </div>
      <WordField request={request} word={word} onWord={setWord} />
    </div>
  )
  return (
    <SendDialog
      question={`Send the price to ${personName(request)}?`}
      make={canMail(request, state) ? 'Send the price' : null}
      request={request}
      of={of}
      head={head}
      maySend={maySend}
      onSent={onSent}
      onClose={onClose}
    >
      {preview && (
        <TellLinks
          request={request}
          preview={preview}
          isSetUp={state.is_set_up}
          titles={{ text: 'Text the price', mail: 'Mail the price' }}
          onTell={() => void keep()}
        />
      )}
    </SendDialog>
  )
}
