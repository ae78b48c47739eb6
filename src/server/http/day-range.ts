import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { refuseField } from './http-error.ts'

/** Maximum span, in days: a year of months or weeks, with room to spare. */
const MAX_DAYS = 400

/** Reads the range of days of a query. @throws HttpError 400 */
export function readDays({ from, until }: Readonly<Record<'from' | 'until', Day>>): [first: Day, last: Day] {
  checkDays(from, until, ['from', 'until'])
  return [from, until]
}

/** Checks a range of days, named by its two fields. @throws HttpError 400 */
export function checkDays(from: Day, until: Day, [first, last]: readonly [first: string, last: string]): void {
  if (!isCalendarDay(from)) throw refuseField(first, 'The first day must be one of the calendar, such as 2026-05-20')
  if (!isCalendarDay(until)) throw refuseField(last, 'The last day must be one of the calendar, such as 2026-05-20')
  if (until < from) throw refuseField(last, 'The last day must not be before the first')
  if (until >= addDays(from, MAX_DAYS)) throw refuseField(last, `There can be no more than ${MAX_DAYS} days`)
}
