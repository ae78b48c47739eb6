import type { Day, Within } from '#src/contract/generated/types.ts'
import { addDays } from '../days.ts'
import { minutesOf } from '../time-of-day.ts'

/** When a visit begins, by the clock of the business. */
export interface VisitStart {
  date: Day
  /** Minutes of the day. */
  start: number
}

/** Whether the business is open on a day. */
export type IsOpen = (day: Day) => boolean

const DAY_MINUTES = 24 * 60

/** How far working days are searched back: closed for longer, a business has no working days. */
const FARTHEST = 400

/**
 * The least notice, in minutes before the visit, with which a moment has not passed yet: exactly so many hours before, and the very minute of a time of
 * day, still come before it. A day without a time has passed with its first minute.
 */
export function noticeFor({ hours, days = 0, working = false, at }: Within, { date, start }: VisitStart, isOpen: IsOpen): number {
  if (hours !== undefined) return hours * 60
  const back = working ? workingDaysBack(date, days, isOpen) : days
  return back * DAY_MINUTES + start - (at === undefined ? -1 : minutesOf(at))
}

/** How many days before another lies the day with so many working days from it on, to the day before. */
function workingDaysBack(date: Day, days: number, isOpen: IsOpen): number {
  let back = 0
  for (let counted = 0; counted < days && back < FARTHEST;) {
    back += 1
    if (isOpen(addDays(date, -back))) counted += 1
  }
  return back
}

/** The moment with so much notice before a visit, by the clock. */
export function momentBefore({ date, start }: VisitStart, notice: number): VisitStart {
  const minutes = start - notice
  const days = Math.floor(minutes / DAY_MINUTES)
  return { date: addDays(date, days), start: minutes - days * DAY_MINUTES }
}
