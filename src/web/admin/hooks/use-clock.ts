import { useCallback, useSyncExternalStore } from 'react'
import { localTime, type LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'

const LOOK_MS = 30_000

const MINUTE_MS = 60_000

/** Returns today's date in the business's time zone, and updates it. */
export function useToday(timeZone: string): Day {
  return useClock(timeZone, 'date')
}

/** Returns the year in the business's time zone, and updates it. Once for a list: to read the clock costs more than to render a row's text. */
export function useThisYear(timeZone: string): string {
  return useToday(timeZone).slice(0, 4)
}

/** Returns the time of day in the business's time zone, and updates it. */
export function useTimeOfDay(timeZone: string): TimeOfDay {
  return useClock(timeZone, 'time')
}

/** Returns date and time in the business's time zone, and updates them. */
export function useNow(timeZone: string): LocalTime {
  return { date: useToday(timeZone), time: useTimeOfDay(timeZone) }
}

/** Returns the moment of the minute that has begun, and updates it (milliseconds since 1970). */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
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
