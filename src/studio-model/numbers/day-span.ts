import { addDays, daysBetween } from '#src/catalog/days.ts'
import { isDay } from './day-text.ts'

/** Days that follow one another, as they are being chosen: the first and the last one, empty until then. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}

/** How many days are added at once, at most. */
const MOST = 366

/** What a span lacks, in words for owners. */
export function spanProblems({ first, last }: DaySpan): { first: string | null; last: string | null } {
  const isWhole = isDay(first) && isDay(last)
  const order = isWhole && last < first ? 'Must not be before the first day' : null
  const length = isWhole && last >= addDays(first, MOST) ? `At most ${MOST} days at once` : null
  return { first: isDay(first) ? null : 'Choose a day', last: isDay(last) ? (order ?? length) : 'Choose a day' }
}

/** The days of a span that a list lacks; none while the span has a problem. */
export function daysOfSpan(span: DaySpan, list: readonly unknown[] = []): string[] {
  const { first, last } = spanProblems(span)
  return first !== null || last !== null ? [] : daysBetween(span.first, span.last).filter(day => !list.includes(day))
}
