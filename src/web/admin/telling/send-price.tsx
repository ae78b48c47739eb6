import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

/** Answers a quote with its price: by mail, after its words were read, or by the owner's own phone or mail program; nothing where there is no price. */
export function SendPrice({ request }: { request: Appointment }) {
  const { business } = useContent()
  const api = useApi()
  const { data: state } = useQuery(mailStateQuery(api))
  const today = useToday(business.timeZone)
  const isOffered = state?.kinds.includes('priced') === true && mailFits('priced', request, today)
  const { data: preview } = useQuery({ ...mailPreviewQuery(api, request, { kind: 'priced' }), enabled: isOffered })
  const [isAsking, setIsAsking] = useState(false)
  const [isSent, setIsSent] = useState(false)
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
          onSent={sent}
          onClose={() => setIsAsking(false)}
        >
          {links}
        </SendDialog>
      )}
    </>
  )
}
