import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import type { Business, TimeOfDay } from '#src/contract/generated/types.ts'
import { NOON } from '../request-form/parts-of-day.ts'
import type { ClosureValues } from './closure-values.ts'

/** A typed time is no later. */
const LAST: TimeOfDay = '23:59'

/** A part of a day, blocked with one press. */
export interface ClosurePart {
  title: 'Morning' | 'Afternoon'
  from: TimeOfDay
  until: TimeOfDay
}

/** The halves of the business's hours on a day, the second until nothing can start any more; none of a day without hours, or that is not chosen. */
export function closureParts(business: Business, day: string): ClosurePart[] {
  const hours = hoursOn(business, day)
  if (hours === null) return []
  const { open, close, lastStart } = hours
  const end = later(close, timeOf(Math.min(minutesOf(lastStart) + business.slotMinutes, minutesOf(LAST))))
  const morning = { title: 'Morning', from: open, until: earlier(end, NOON) } as const
  const afternoon = { title: 'Afternoon', from: later(open, NOON), until: end } as const
  return [morning, afternoon].filter(({ from, until }) => from < until)
}

/** The part that a form holds; undefined where it holds whole days or other hours. */
export function partOf(business: Business, { isWholeDays, first, from, until }: ClosureValues): ClosurePart | undefined {
  return closureParts(business, first).find(part => !isWholeDays && part.from === from && part.until === until)
}

/** What another first day changes: one past the last day takes it along, and a part of the day is that of the new one. */
export function onDay(business: Business, values: ClosureValues, day: string): Partial<ClosureValues> {
  const title = partOf(business, values)?.title
  const part = closureParts(business, day).find(part => part.title === title)
  return { first: day, ...(day > values.last && { last: day }), ...(part && { from: part.from, until: part.until }) }
}

function earlier(one: TimeOfDay, other: TimeOfDay): TimeOfDay {
  return one < other ? one : other
}

function later(one: TimeOfDay, other: TimeOfDay): TimeOfDay {
  return one > other ? one : other
}
