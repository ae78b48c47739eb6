import { useCallback, useSyncExternalStore } from 'react'
import { localTime } from '#src/booking/business-time.ts'
import type { Day } from '#src/contract/generated/types.ts'

const LOOK_MS = 30_000

/** The business's day, as it changes. */
export function useToday(timeZone: string): Day {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => localTime(new Date(), timeZone).date, [timeZone]),
  )
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  return () => clearInterval(timer)
}
