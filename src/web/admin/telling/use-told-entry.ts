import { useQuery } from '@tanstack/react-query'
import { toldEntry } from '#src/booking/appointment/told-change.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { ManualRequest, Status } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { canMail } from './telling.ts'

/** A request that is being entered of which there is something to tell, and somebody who can be told by mail. */
interface ToldEntry {
  email: string
  of: ManualRequest
}

/** What who calls can be told of their request by mail; null while there is nothing to tell. `request` is null while it cannot be stored. */
export function useToldEntry({ mode, date, time, texts }: FormValues, status: Status, request: ManualRequest | null): ToldEntry | null {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  // The words are asked for when the typing rests.
  const settled = useSettled(JSON.stringify(request))
  if (request === null || state === undefined) return null
  const email = (texts['email'] ?? '').trim()
  const { actual_value = null } = request
  const kind = toldEntry({ status, request_type: mode, appointment_date: date || null, appointment_time: time || null, actual_value }, today)
  if (!canMail({ email }, state) || kind === null || !state.kinds.includes(kind)) return null
  return { email, of: (JSON.parse(settled) as ManualRequest | null) ?? request }
}
