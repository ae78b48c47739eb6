import { useEffect, useState } from 'react'
import { slotsAnswer } from '#src/contract/generated/site-answers.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { expectShape } from '../api/answer.ts'
import { logOnly } from './log-only.ts'
import type { FormApi } from './use-service-types.ts'

interface FreeTimes {
  api: FormApi | null
  /** Empty when none is chosen. */
  date: Day
  /** Duration of the visit; null while unknown. */
  minutes: number | null
  /** Whether the chosen time was found taken, so that the loaded times are out of date. */
  isTaken: boolean
}

/** Returns the chosen day's free starts for the visit; null while unknown, also after a failure. */
export function useFreeTimes({ api, date, minutes, isTaken }: FreeTimes): readonly TimeOfDay[] | null {
  const [known, setKnown] = useState<{ of: string; slots: readonly TimeOfDay[] } | null>(null)
  const query = minutes === null || date === '' ? null : new URLSearchParams({ date, duration: String(minutes) }).toString()
  useEffect(() => {
    if (api === null || query === null) return
    let isCurrent = true
    api
      .get(`/api/v1/services/slots?${query}`)
      .then(answer => isCurrent && setKnown({ of: query, slots: expectShape(slotsAnswer, answer).slots }))
      .catch(logOnly)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- isTaken triggers a reload: the loaded times are out of date
  }, [api, query, isTaken])
  return known?.of === query ? known.slots : null
}
