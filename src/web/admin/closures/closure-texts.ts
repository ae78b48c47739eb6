import type { ClosedTime } from '#src/booking/schedule/closed-time.ts'
import type { Closure } from '#src/contract/generated/types.ts'
import { crewNamed } from '#src/booking/schedule/closed-crews.ts'
import { crewOf } from '../texts/crew-texts.ts'
import type { DateTexts } from '../texts/date-texts.ts'

/** When a closure is: "Tue, Jun 2, 2026", "Jun 2 – 9, 2026" or "Tue, Jun 2, 2026, 12:00 PM – 1:00 PM". */
export function closedTimeText({ first_day, last_day, from_time, until_time }: ClosedTime, dates: DateTexts): string {
  if (from_time !== null && until_time !== null) return `${dates.day(first_day)}, ${dates.time(from_time)} – ${dates.time(until_time)}`
  return first_day === last_day ? dates.day(first_day) : dates.days(first_day, last_day)
}

/** Whose time a closure takes, where it leaves other crews: " (Crew 1)", " (one crew)". */
export function whose(crews: Closure['crews']): string {
  return crews === 'all' ? '' : ` (${crewOf({ crew: crewNamed(crews) }) ?? 'one crew'})`
}

/** What a closure says of itself: its reason, and whether it leaves other crews. */
export function closureTitle({ crews, reason }: Pick<Closure, 'crews' | 'reason'>): string {
  return `${reason === '' ? 'Blocked' : reason}${whose(crews)}`
}

/** What a closure takes of a day that it touches, and why: "Blocked: Trade fair", "Blocked 12:00 PM – 1:00 PM (Crew 1)". */
export function blockedOnDay({ from_time, until_time, crews, reason }: Omit<Closure, 'id' | 'at' | 'by'>, dates: DateTexts): string {
  const when = from_time === null || until_time === null ? '' : ` ${dates.time(from_time)} – ${dates.time(until_time)}`
  return `Blocked${when}${reason === '' ? '' : `: ${reason}`}${whose(crews)}`
}
