import { useEffect, useRef } from 'react'
import type { FormAction, SlotState } from '#src/booking/form/form-state.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { timeslotAnswer } from '#src/contract/generated/site-answers.ts'
import { ApiError, expectShape } from '../api/client.ts'
import { logOnly } from './log-only.ts'
import type { FormApi } from './use-service-types.ts'

/** How long the form waits for further changes before it asks (specification, section 9). */
const DEBOUNCE_MS = 500

interface SlotCheck {
  api: FormApi | null
  /** Where the server says whether a time is free. */
  path: string
  values: FormValues
  /** How long the visit takes; null while no service type matches. */
  minutes: number | null
  slot: SlotState
  dispatch: (action: FormAction) => void
}

/** Asks whether the chosen time is free, once date, time and service type have rested; a failure leaves it unknown, and is not asked again. */
export function useSlotCheck({ api, path, values, minutes, slot, dispatch }: SlotCheck): void {
  const { mode, date, time } = values
  const isWanted = slot === 'unknown' && mode === 'appointment' && date !== '' && time !== ''
  // The visits that were asked for last, and in vain.
  const asked = useRef('')
  const failed = useRef('')
  useEffect(() => {
    const visit = `${date} ${time} ${minutes}`
    if (api === null || minutes === null || !isWanted || failed.current === visit) return
    const timer = setTimeout(() => {
      asked.current = visit
      failed.current = ''
      dispatch({ kind: 'slot', slot: 'checking' })
      const check = async () => {
        const answer = await ask(api, path, { date, time, duration: String(minutes) })
        // What was asked for an earlier visit says nothing of this one.
        if (asked.current !== visit) return
        if (answer === 'unknown') failed.current = visit
        dispatch({ kind: 'slot-answer', date, time, slot: answer })
      }
      void check()
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [api, path, date, time, minutes, isWanted, dispatch])
}

async function ask(api: FormApi, path: string, visit: Record<string, string>): Promise<SlotState> {
  try {
    const { available } = expectShape(timeslotAnswer, await api.get(`${path}?${new URLSearchParams(visit)}`))
    return available ? 'available' : 'booked'
  } catch (failure) {
    if (!(failure instanceof ApiError)) logOnly(failure)
    return 'unknown'
  }
}
