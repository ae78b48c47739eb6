import { skipToken, useQuery } from '@tanstack/react-query'
import { adminTimeslotAnswer } from '#src/contract/generated/admin-answers.ts'
import type { AdminTimeslotAnswer } from '#src/contract/generated/types.ts'
import { expectShape } from '../../api/answer.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'

/** What the server says of the chosen time, of one that is taken or is that: who holds it, which crew the visit would get; null while unknown. */
export function useTimeslot(is: 'booked' | 'available'): AdminTimeslotAnswer | null {
  const api = useApi()
  const { slot, choices, minutes, slotCheck } = useForm()
  const { date, time } = choices
  const path = slot === is && minutes !== null ? `${slotCheck}${new URLSearchParams({ date, time, duration: String(minutes) })}` : null
  const ask = path === null ? skipToken : async () => expectShape(adminTimeslotAnswer, await api.get(path))
  // A failure is not told: that the time is taken is.
  return useQuery({ queryKey: ['timeslot', path], queryFn: ask, meta: {} }).data ?? null
}
