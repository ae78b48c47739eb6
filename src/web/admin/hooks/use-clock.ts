import { useCallback, useSyncExternalStore } from 'react'
import { localTime } from '#src/booking/schedule/business-time.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'

const LOOK_MS = 30_000

/** The business's day, as it changes. */
export function useToday(timeZone: string): Day {
  return useClock(timeZone, 'date')
}

/** The time of day on the business's clock, as it changes. */
export function useTimeOfDay(timeZone: string): TimeOfDay {
  return useClock(timeZone, 'time')
}

function useClock(timeZone: string, hand: 'date' | 'time'): string {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => localTime(new Date(), timeZone)[hand], [timeZone, hand]),
  )
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  return () => clearInterval(timer)
}
