import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenQuote } from '#src/booking/appointment/status.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailStateQuery } from '../data/site-state.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { PriceDialog } from './price-dialog.tsx'

interface SendPriceProps {
  request: Appointment
  actions: Pick<RequestActions, 'setValue' | 'setProgress'>
}

/** Answers a quote with its price, by mail or by the owner's own phone or mail program; nothing where content has no words for that. */
export function SendPrice({ request, actions }: SendPriceProps) {
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const [isAsking, setIsAsking] = useState(false)
  const [sent, setSent] = useState<'mailed' | 'by hand' | null>(null)
  if (state?.kinds.includes('priced') !== true || !isOpenQuote(request) || (request.email === '' && request.phone === '')) return null
  const close = () => setIsAsking(false)
  const end = (by: typeof sent) => {
    close()
    setSent(by)
  }
  const takeBack = () => {
    actions.setProgress(request, { price_told_at: null })
    setSent(null)
  }
  return (
    <>
      <button type="button" className="plain-button" onClick={() => setIsAsking(true)}>
        Send the price
      </button>
      {/* Always there, since a live region that comes with its text is not announced. */}
      <output className={sent === null ? 'unseen' : 'soft'}>
        {sent === 'mailed' && `The price is on its way to ${request.email}.`}
        {sent === 'by hand' && 'The price stands in your message, and counts as sent.'}
      </output>
      {sent === 'by hand' && (
        <button type="button" className="quiet-button" onClick={takeBack}>
          It was not sent
        </button>
      )}
      {isAsking && (
        <PriceDialog
          request={request}
          state={state}
          actions={actions}
          onSent={() => end('mailed')}
          onWritten={() => end('by hand')}
          onClose={close}
        />
      )}
    </>
  )
}
