import { useQuery } from '@tanstack/react-query'
import type { AdminTimeslotAnswer } from '#src/contract/generated/types.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'
import { formCall, timeslotQuery } from '../data/free-times/free-times.ts'
import type { CrewChoice } from './crew-choice.ts'

/** What the server says of the chosen time, of one that is taken or is that: who holds it, which crew the visit would get; null while unknown. */
export function useTimeslot(is: 'booked' | 'available'): AdminTimeslotAnswer | null {
  const { slot, slotCheck } = useForm()
  return useAnswer(slot === is ? slotCheck : null)
}

/** What the server says of a time that was taken out of the form; null while there is none, or unknown. */
export function useLeftTimeslot(left: string): AdminTimeslotAnswer | null {
  const { slotCheck } = useForm()
  return useAnswer(left === '' ? null : slotCheck, left)
}

/** The crew that is free at the chosen time where the one that is asked for is not; null where none is, or while unknown. */
export function useFreeCrew(choice: CrewChoice | null): number | null {
  const isTaken = useForm().slot === 'booked' && choice !== null && choice.crew !== ''
  return useAnswer(isTaken ? formCall('check-timeslot', { except: choice.of?.id }) : null)?.crew ?? null
}

function useAnswer(check: string | null, other?: string): AdminTimeslotAnswer | null {
  const { choices, minutes } = useForm()
  const { date, time } = choices
  const query = timeslotQuery(useApi(), check ?? '', minutes ?? 0, { date, time: other ?? time })
  // A failure is not told: that the time is taken is.
  return useQuery({ ...query, enabled: check !== null && minutes !== null, meta: {} }).data ?? null
}
