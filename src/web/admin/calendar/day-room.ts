import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { clockChanges, wallMinute } from '#src/booking/schedule/clock-changes.ts'
import { hoursOn, isPast, startsOn } from '#src/booking/schedule/slots.ts'
import type { Business, Day } from '#src/contract/generated/types.ts'
import { DAY_MINUTES } from './blocks.ts'

/** A part of a day in minutes after midnight, end excluded. */
export interface DayPart {
  start: number
  end: number
  /** The crew that it is taken from; left out where it has no number. */
  crew?: number | undefined
}

/** The parts of a day in which nobody works: outside of the opening hours, and the hour that a change of clocks skips. */
export function closedParts(business: Business, day: Day): DayPart[] {
  const hours = hoursOn(business, day)
  if (hours === null) return [{ start: 0, end: DAY_MINUTES }]
  const midnight = wallMinute({ date: day, time: '00:00' })
  const skipped = clockChanges(business.timeZone, Number(day.slice(0, 4))).flatMap(({ at, by }) =>
    by > 0 && at >= midnight && at < midnight + DAY_MINUTES ? [{ start: at - midnight, end: at + by - midnight }] : [],
  )
  const parts = [{ start: 0, end: minutesOf(hours.open) }, ...skipped, { start: minutesOf(hours.close), end: DAY_MINUTES }]
  return parts.filter(({ start, end }) => start < end)
}

/** How much of a day's opening hours is taken. */
export interface DayRoom {
  /** 0 to 1. */
  taken: number
  /** Minutes in which a crew is free, of all crews together. */
  free: number
}

/**
 * Returns the room of a day; null when the business is closed. Where more is taken at once than there are crews, nothing is free.
 *
 * @param taken what takes a crew each: visits and closures
 * @param from minute of the day before which nothing is free any more
 */
export function dayRoom(business: Business, day: Day, taken: readonly DayPart[], from = 0): DayRoom | null {
  const hours = hoursOn(business, day)
  if (hours === null) return null
  const opened = { start: minutesOf(hours.open), end: minutesOf(hours.close) }
  const freeIn = (part: DayPart) =>
    splitAt(taken, part).reduce((sum, each) => sum + (each.end - each.start) * Math.max(0, business.crews - crowdIn(taken, each)), 0)
  const all = (opened.end - opened.start) * business.crews
  return { taken: all === 0 ? 1 : 1 - freeIn(opened) / all, free: freeIn({ ...opened, start: Math.max(opened.start, from) }) }
}

/** The parts of a part of a day in which fewer crews are taken than there are. */
export function freeParts(crews: number, taken: readonly DayPart[], within: DayPart): DayPart[] {
  const found: DayPart[] = []
  for (const part of splitAt(taken, within)) {
    if (crowdIn(taken, part) >= crews) continue
    const last = found.at(-1)
    if (last?.end === part.start) last.end = part.end
    else found.push(part)
  }
  return found
}

/** Splits a part of a day where something begins or ends to be taken. */
function splitAt(taken: readonly DayPart[], { start, end }: DayPart): DayPart[] {
  const edges = taken.flatMap(part => [part.start, part.end]).filter(minute => minute > start && minute < end)
  const starts = [...new Set([start, ...edges])].filter(minute => minute < end).sort((a, b) => a - b)
  return starts.map((from, index) => ({ start: from, end: starts[index + 1] ?? end }))
}

/** The minute from which on a day is not over: its whole length of a day that is past. */
export function notOverFrom(day: Day, now: LocalTime): number {
  if (day === now.date) return minutesOf(now.time)
  return day < now.date ? DAY_MINUTES : 0
}

/** The most that is taken at once in a part of a day: what is taken from one crew, by a visit and a closure, counts once. */
export function crowdIn(taken: readonly DayPart[], { start, end }: DayPart): number {
  const within = taken.filter(block => block.start < end && block.end > start)
  const takenAt = (minute: number) => within.filter(part => part.start <= minute && part.end > minute)
  return Math.max(0, ...within.map(({ start: at }) => new Set(takenAt(at).map(part => part.crew ?? part)).size))
}

/** Returns the start at or before a minute of a day, on the grid that visitors choose from. */
export function startAt(business: Business, day: Day, minute: number): number {
  const { hours, slotMinutes } = business
  const open = minutesOf((hoursOn(business, day) ?? hours[0])?.open ?? '00:00')
  const within = Math.min(Math.max(minute, open % slotMinutes), DAY_MINUTES - 1)
  return open + Math.floor((within - open) / slotMinutes) * slotMinutes
}

/** The first start of a day at which a crew is free and that is not over; else its opening, or that of another day. */
export function firstStart(business: Business, day: Day, taken: readonly DayPart[], now: LocalTime): number {
  const isFree = (start: number) => crowdIn(taken, { start, end: start + business.slotMinutes }) < business.crews
  const found = startsOn(business, day).find(time => !isPast(day, time, now) && isFree(minutesOf(time)))
  return found === undefined ? startAt(business, day, minutesOf(hoursOn(business, day)?.open ?? '09:00')) : minutesOf(found)
}
