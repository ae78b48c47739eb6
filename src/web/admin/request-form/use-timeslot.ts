import { skipToken, useQuery } from '@tanstack/react-query'
import { adminTimeslotAnswer } from '#src/contract/generated/admin-answers.ts'
import type { AdminTimeslotAnswer } from '#src/contract/generated/types.ts'
import { expectShape } from '../../api/answer.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'

/** What the server says of the chosen time, of one that is taken or is that: who holds it, which crew the visit would get; null while unknown. */
export function useTimeslot(is: 'booked' | 'available'): AdminTimeslotAnswer | null {
  const { slot, slotCheck } = useForm()
  return useAnswer(slot === is ? slotCheck : null)
}

/** The crew that is free at the chosen time where the one that is asked for is not; null where none is, or while unknown. */
export function useFreeCrew(): number | null {
  const { slot, slotCheck } = useForm()
  const ofAny = slotCheck.replace(/crew=\d+&/, '')
  return useAnswer(slot === 'booked' && ofAny !== slotCheck ? ofAny : null)?.crew ?? null
}

function useAnswer(check: string | null): AdminTimeslotAnswer | null {
  const api = useApi()
  const { choices, minutes } = useForm()
  const { date, time } = choices
  const path = check !== null && minutes !== null ? `${check}${new URLSearchParams({ date, time, duration: String(minutes) })}` : null
  const ask = path === null ? skipToken : async () => expectShape(adminTimeslotAnswer, await api.get(path))
  // A failure is not told: that the time is taken is.
  return useQuery({ queryKey: ['timeslot', path], queryFn: ask, meta: {} }).data ?? null
}
