import { memoizeIn } from '#src/catalog/memoize.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'

/** Local date and time in the business's time zone. */
export interface LocalTime {
  date: Day
  time: TimeOfDay
}

const MINUTE_MS = 60_000

/** Memoized: building a format costs far more than using one. */
const formatIn = memoizeIn(
  new Map<string, Intl.DateTimeFormat>(),
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** The last result per time zone: many calls fall in the same minute, and formatting is the expensive part. */
const answers = new Map<string, { minute: number; local: LocalTime }>()

/** The local day and time of an instant in an IANA time zone. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  const known = answers.get(timeZone)
  if (known?.minute === minute) return known.local
  const local = wallTime(instant, timeZone)
  answers.set(timeZone, { minute, local })
  return local
}

/** Like localTime, but uncached, for one-off instants. */
export function wallTime(instant: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` }
}
