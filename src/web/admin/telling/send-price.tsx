import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPrice } from '#src/booking/appointment/agreed-price.ts'
import { isOpenQuote } from '#src/booking/appointment/status.ts'
import { mailFits } from '#src/booking/appointment/told-change.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { SendDialog } from './send-dialog.tsx'
import { TellLinks } from './tell-links.tsx'
import { canMail } from './telling.ts'

/** Answers a quote with its price: by mail, after its words were read, or by the owner's own phone or mail program; where it has none, says where to enter one. */
export function SendPrice({ request }: { request: Appointment }) {
  const { business } = useContent()
  const api = useApi()
  const { data: state } = useQuery(mailStateQuery(api))
  const today = useToday(business.timeZone)
  const hasWords = state?.kinds.includes('priced') === true
  const isOffered = hasWords && mailFits('priced', request, today)
  const { data: preview } = useQuery({ ...mailPreviewQuery(api, request, { kind: 'priced' }), enabled: isOffered })
  const [isAsking, setIsAsking] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (hasWords && isOpenQuote(request) && !hasPrice(request)) return <output className="soft">To send a price, enter it as Actual value.</output>
  if (!isOffered) return null
  const links = preview && (
    <TellLinks request={request} preview={preview} isSetUp={state.is_set_up} titles={{ text: 'Text the price', mail: 'Mail the price' }} />
  )
  if (!canMail(request, state)) return links
  const sent = () => {
    setIsAsking(false)
    setIsSent(true)
  }
  return (
    <>
      <button type="button" className="plain-button" onClick={() => setIsAsking(true)}>
        Send the price
      </button>
      <output className={isSent ? 'soft' : 'unseen'}>{isSent && `The price is on its way to ${request.email}.`}</output>
      {isAsking && (
        <SendDialog
          question={`Send the price to ${personName(request)}?`}
          make="Send the price"
          request={request}
          kind="priced"
          note="To send another price, enter it as Actual value first."
          onSent={sent}
          onClose={() => setIsAsking(false)}
        >
          {links}
        </SendDialog>
      )}
    </>
  )
}
