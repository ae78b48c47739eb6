import { useEffect, useRef } from 'react'
import type { FormAction, SlotState } from '#src/booking/form/form-state.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { timeslotAnswer } from '#src/contract/generated/site-answers.ts'
import { ApiError, expectShape } from '../api/answer.ts'
import { logOnly } from './log-only.ts'
import type { FormApi } from './use-service-types.ts'

/** Debounce of the slot check (specification, section 9). */
const DEBOUNCE_MS = 500

interface SlotCheck {
  api: FormApi | null
  /** The slot check, up to its own parameters. */
  path: string
  values: FormValues
  /** Duration of the visit; null while no service type matches. */
  minutes: number | null
  slot: SlotState
  dispatch: (action: FormAction) => void
}

/**
 * Checks whether the chosen time is free, debounced over date, time and service type. A failure leaves it unknown; that visit is not asked about again
 * before another one.
 */
export function useSlotCheck({ api, path, values, minutes, slot, dispatch }: SlotCheck): void {
  const { mode, date, time } = values
  const isWanted = slot === 'unknown' && mode === 'appointment' && date !== '' && time !== ''
  // The visit that was checked last, and the one whose check failed.
  const asked = useRef('')
  const failed = useRef('')
  useEffect(() => {
    const visit = `${date}${time}${minutes}${path}`
    if (api === null || minutes === null || !isWanted || failed.current === visit) return
    const timer = setTimeout(() => {
      asked.current = visit
      failed.current = ''
      dispatch({ kind: 'slot', slot: 'checking' })
      const check = async () => {
        const answer = await ask(api, path, { date, time, duration: String(minutes) })
        // Ignore the answer for an earlier visit.
        if (asked.current !== visit) return
        if (answer === 'unknown') failed.current = visit
        dispatch({ kind: 'slot-answer', slot: answer })
      }
      void check()
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [api, path, date, time, minutes, isWanted, dispatch])
}

async function ask(api: FormApi, path: string, visit: Record<string, string>): Promise<SlotState> {
  try {
    const { available } = expectShape(timeslotAnswer, await api.get(`${path}${new URLSearchParams(visit)}`))
    return available ? 'available' : 'booked'
  } catch (failure) {
    if (!(failure instanceof ApiError)) logOnly(failure)
    return 'unknown'
  }
}
