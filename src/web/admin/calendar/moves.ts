import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { isOnClock } from '#src/booking/schedule/clock-changes.ts'
import { reasonsOf } from '#src/booking/schedule/closed-text.ts'
import { absentCrews, closedFor } from '#src/booking/schedule/closed-crews.ts'
import { closedPart } from '#src/booking/schedule/closed-time.ts'
import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { isStartOn } from '#src/booking/schedule/is-start.ts'
import { hoursOn, isOffered, isPast } from '#src/booking/schedule/slots.ts'
import type { Appointment, Business, Closure, TimeOfDay } from '#src/contract/generated/types.ts'
import type { Block } from './blocks.ts'
import { crowdIn, type DayPart } from './day-room.ts'

/** Why a visit cannot be moved somewhere, or why a visitor could not choose that. */
export type MoveProblem = 'taken' | 'skipped' | 'blocked' | 'closed' | 'past' | 'outside' | 'late' | 'unoffered'

/** What is said of a place over which a visit is dragged. */
export const PROBLEM_WORDS: Readonly<Record<MoveProblem, string>> = {
  taken: 'Taken',
  skipped: 'No such time: the clocks change',
  blocked: 'In a blocked time',
  closed: 'Closed on this day',
  past: 'In the past',
  outside: 'Outside of the opening hours',
  late: 'Ends after closing',
  unoffered: 'Sooner or later than visitors can book',
}

/** Problems that nobody can overrule. */
export function isRefused(problem: MoveProblem | null): boolean {
  return problem === 'taken' || problem === 'skipped'
}

interface Place {
  business: Business
  to: LocalTime
  /** How long the visit takes. */
  minutes: number
  now: LocalTime
  isTaken: boolean
  /** Whether closures take the time. */
  isBlocked: boolean
}

/** Returns the worst problem of a place for a visit; null when a visitor could have chosen it. */
export function moveProblem({ business, to, minutes, now, isTaken, isBlocked }: Place): MoveProblem | null {
  const { date, time } = to
  if (!isOnClock(date, time, business.timeZone)) return 'skipped'
  if (isTaken) return 'taken'
  if (isPast(date, time, now)) return 'past'
  if (isBlocked) return 'blocked'
  if (hoursOn(business, date) === null) return 'closed'
  if (!isStartOn(business, date, time)) return 'outside'
  if (endsAfterClosing(business, to, minutes)) return 'late'
  return isOffered(business, 'desktop', date, now.date) ? null : 'unoffered'
}

/**
 * Whether a place looks taken while a visit is dragged: the server's free starts know that of each start that visitors may choose; elsewhere the visits
 * on the screen do.
 */
export function looksTaken(
  business: Business,
  request: Appointment,
  { date, time }: LocalTime,
  now: LocalTime,
  blocks: readonly Block[],
  free: readonly TimeOfDay[] | null,
  isBlocked: boolean,
): boolean {
  const isChoice = isStartOn(business, date, time) && isOffered(business, 'desktop', date, now.date) && !isPast(date, time, now)
  // What is blocked is not free either, and yet nobody may be there.
  if (free !== null && isChoice && !isBlocked) return !free.includes(time)
  const others = blocks.filter(({ request: { id } }) => id !== request.id)
  const start = minutesOf(time)
  return crowdIn(others, { start, end: start + (request.duration ?? 0) }) >= business.crews
}

/**
 * Says that closures take the time of a place from every crew, or from the one that is asked for, and why; null where they do not. What closures and
 * visits take together only the server knows.
 */
export function blockedText(
  { crews }: Business,
  minutes: number,
  { date, time }: LocalTime,
  closures: readonly Closure[],
  crew?: number | string,
): string | null {
  const start = minutesOf(time)
  const found = closedFor(closures, crew).filter(closure => {
    const part = closedPart(closure, date)
    return part !== null && start < part.end && part.start < start + minutes
  })
  if (absentCrews(found, crews).size < crews) return null
  const reason = reasonsOf(found)
  return reason === '' ? PROBLEM_WORDS.blocked : `${PROBLEM_WORDS.blocked}: ${reason}`
}

/** Returns the parts of a day in which a visit may begin. */
export function freeParts(free: readonly TimeOfDay[], slotMinutes: number): DayPart[] {
  const parts: DayPart[] = []
  for (const start of free.map(minutesOf)) {
    const last = parts.at(-1)
    if (last?.end === start) last.end = start + slotMinutes
    else parts.push({ start, end: start + slotMinutes })
  }
  return parts
}
