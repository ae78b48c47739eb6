import { useQuery } from '@tanstack/react-query'
import { lastAction } from '#src/booking/appointment/next-action.ts'
import { filledSms, mailValues } from '#src/booking/appointment/mail-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'

/** The text message that the business is on the way, while it is; null without words. Filled in here, since who drives may have no connection. */
export function useOnWayText(request: Appointment): string | null {
  const content = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  if (lastAction(request) !== 'set-out') return null
  return filledSms(state?.on_way_sms ?? [], mailValues(request, null, { content, money: content.money }))
}
