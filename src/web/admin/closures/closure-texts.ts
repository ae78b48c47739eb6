import type { ClosedTime } from '#src/booking/schedule/closed-time.ts'
import type { Closure } from '#src/contract/generated/types.ts'
import type { DateTexts } from '../texts/date-texts.ts'

/** When a closure is: "Tue, Jun 2, 2026", "Jun 2 – 9, 2026" or "Tue, Jun 2, 2026, 12:00 PM – 1:00 PM". */
export function closedTimeText({ first_day, last_day, from_time, until_time }: ClosedTime, dates: DateTexts): string {
  if (from_time !== null && until_time !== null) return `${dates.day(first_day)}, ${dates.time(from_time)} – ${dates.time(until_time)}`
  return first_day === last_day ? dates.day(first_day) : dates.days(first_day, last_day)
}

/** What a closure says of itself: its reason, and whether it leaves other crews. */
export function closureTitle({ crews, reason }: Pick<Closure, 'crews' | 'reason'>): string {
  const title = reason === '' ? 'Blocked' : reason
  return crews === 'one' ? `${title} (one crew)` : title
}

/** What a closure takes of a day that it touches, and why: "Blocked: Trade fair", "Blocked 12:00 PM – 1:00 PM (one crew)". */
export function blockedOnDay({ from_time, until_time, crews, reason }: Omit<Closure, 'id' | 'at' | 'by'>, dates: DateTexts): string {
  const when = from_time === null || until_time === null ? '' : ` ${dates.time(from_time)} – ${dates.time(until_time)}`
  return `Blocked${when}${reason === '' ? '' : `: ${reason}`}${crews === 'one' ? ' (one crew)' : ''}`
}
