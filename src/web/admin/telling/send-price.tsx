import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenQuote } from '#src/booking/appointment/status.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailStateQuery } from '../data/site-state.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { PriceDialog } from './price-dialog.tsx'

interface SendPriceProps {
  request: Appointment
  actions: Pick<RequestActions, 'setValue'>
}

/** Answers a quote with its price, by mail or by the owner's own phone or mail program; nothing where content has no words for that. */
export function SendPrice({ request, actions }: SendPriceProps) {
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const [isAsking, setIsAsking] = useState(false)
  const [news, setNews] = useState('')
  if (state?.kinds.includes('priced') !== true || !isOpenQuote(request) || (request.email === '' && request.phone === '')) return null
  const sent = (told: string) => {
    setIsAsking(false)
    setNews(told)
  }
  return (
    <>
      <button type="button" className="plain-button" onClick={() => setIsAsking(true)}>
        Send the price
      </button>
      <output className={news === '' ? 'unseen' : 'soft'}>{news}</output>
      {isAsking && (
        <PriceDialog
          request={request}
          state={state}
          actions={actions}
          onSent={() => sent(`The price is on its way to ${request.email}.`)}
          onWritten={() => sent(`The price stands in your message to ${personName(request)}.`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
