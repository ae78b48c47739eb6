import { useQuery } from '@tanstack/react-query'
import { filledSms, mailValues } from '#src/booking/appointment/mail-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'
import { TellLinks } from './tell-links.tsx'

/** Offers a text message that the business is on the way; filled in here, since who drives may have no connection. */
export function OnWayLink({ request }: { request: Appointment }) {
  const content = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const sms = filledSms(state?.on_way_sms ?? [], mailValues(request, null, { content, money: content.money }))
  return sms !== null && <TellLinks request={request} preview={{ sms }} isSetUp />
}
