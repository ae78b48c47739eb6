import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { clockChanges, wallMinute } from '#src/booking/schedule/clock-changes.ts'
import { hoursOn, isPast, startsOn } from '#src/booking/schedule/slots.ts'
import type { Business, Day } from '#src/contract/generated/types.ts'
import { type Block, DAY_MINUTES } from './blocks.ts'

/** A part of a day in minutes after midnight, end excluded. */
export interface DayPart {
  start: number
  end: number
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

/** How much of a day's opening hours is booked. */
export interface DayRoom {
  /** 0 to 1. */
  booked: number
  /** Minutes in which a crew is free, of all crews together. */
  free: number
}

/** Returns the room of a day with these visits; null when the business is closed. Where more visits overlap than there are crews, nothing is free. */
export function dayRoom(business: Business, day: Day, blocks: readonly Block[]): DayRoom | null {
  const hours = hoursOn(business, day)
  if (hours === null) return null
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  const edges = [...new Set([open, close, ...blocks.flatMap(({ start, end }) => [start, end])])]
    .filter(minute => minute >= open && minute <= close)
    .sort((a, b) => a - b)
  const free = edges.slice(1).reduce((sum, end, index) => {
    const start = edges[index] ?? end
    return sum + (end - start) * Math.max(0, business.crews - crowdIn(blocks, { start, end }))
  }, 0)
  const all = (close - open) * business.crews
  return { booked: all === 0 ? 1 : 1 - free / all, free }
}

/** The most visits that are under way at once in a part of a day. */
export function crowdIn(blocks: readonly Block[], { start, end }: DayPart): number {
  const within = blocks.filter(block => block.start < end && block.end > start)
  return Math.max(0, ...within.map(({ start: at }) => within.filter(other => other.start <= at && other.end > at).length))
}

/** Returns the start at or before a minute of a day, on the grid that visitors choose from. */
export function startAt(business: Business, day: Day, minute: number): number {
  const { hours, slotMinutes } = business
  const open = minutesOf((hoursOn(business, day) ?? hours[0])?.open ?? '00:00')
  const within = Math.min(Math.max(minute, open % slotMinutes), DAY_MINUTES - 1)
  return open + Math.floor((within - open) / slotMinutes) * slotMinutes
}

/** The first start of a day at which a crew is free and that is not over; else its opening, or that of another day. */
export function firstStart(business: Business, day: Day, blocks: readonly Block[], now: LocalTime): number {
  const isFree = (start: number) => crowdIn(blocks, { start, end: start + business.slotMinutes }) < business.crews
  const found = startsOn(business, day).find(time => !isPast(day, time, now) && isFree(minutesOf(time)))
  return found === undefined ? startAt(business, day, minutesOf(hoursOn(business, day)?.open ?? '09:00')) : minutesOf(found)
}
