import { addDays } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { movedBy } from '../value/periods.ts'
import { firstOfWeek, type WeekStart, weekOf } from './week.ts'

/** How many days the calendar shows, with their titles. */
export const SPANS = { day: 'Day', week: 'Week', month: 'Month' } as const

export type Span = keyof typeof SPANS

export function isSpan(text: string | null): text is Span {
  return text !== null && Object.hasOwn(SPANS, text)
}

/** Returns the days that are loaded for a span: whole weeks, also for one day, whose week is beside it. */
export function daysOf(day: Day, span: Span | null, weekStart: WeekStart): Day[] {
  if (span !== 'month') return weekOf(day, weekStart)
  const last = addDays(movedBy(day, 'month', 1), -1)
  const days: Day[] = []
  for (let next = firstOfWeek(movedBy(day, 'month', 0), weekStart); next <= last; next = addDays(next, 7)) days.push(...weekOf(next, weekStart))
  return days
}

/** Moves a day by a number of spans; by months, to the first of one. */
export function movedBySpan(day: Day, span: Span, count: number): Day {
  return span === 'day' ? addDays(day, count) : movedBy(day, span, count)
}
