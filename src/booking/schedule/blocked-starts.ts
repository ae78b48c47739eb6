import { daysBetween } from '#src/catalog/days.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Closure, Content, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { fieldsOf } from '../form/form-values.ts'
import { cellsOf } from './cells.ts'
import { reasonsOf } from './closed-text.ts'
import { closedCells, closuresOf } from './closures.ts'
import { areFree, lastDayOf } from './free-times.ts'
import { startsOn } from './slots.ts'

/** What visitors read at the starts of a day that closures alone take, by start; the form fills in the time. Nothing for closures without a reason. */
export function blockedStarts(
  { business, bookingForm }: Pick<Content, 'business' | 'bookingForm'>,
  date: Day,
  minutes: number,
  closures: readonly Closure[],
): Record<TimeOfDay, string> {
  const field = fieldsOf(bookingForm).find(field => field.kind === 'time')
  if (closures.length === 0 || field?.blocked === undefined) return {}
  const closed = closedCells(closures, daysBetween(date, lastDayOf(business, date, minutes) ?? date), business.crews)
  const texts: Record<TimeOfDay, string> = {}
  for (const start of startsOn(business, date)) {
    const cells = cellsOf(date, start, minutes, business.timeZone)
    if (areFree(cells, business.crews, closed)) continue
    const reason = reasonsOf(closuresOf(cells, closures))
    if (reason !== '') texts[start] = fill(field.blocked, { reason })
  }
  return texts
}
