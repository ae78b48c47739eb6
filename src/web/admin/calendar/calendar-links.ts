import type { Day } from '#src/contract/generated/types.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import { movedBySpan, type Span } from './span.ts'

/** Which days the calendar shows: a null `asked` is what the width has room for, `usual`. */
export interface Shown {
  day: Day
  asked: Span | null
  usual: Span
  today: Day
}

/** Returns the hashes of the days and spans that can be gone to from those that are shown; a span that was asked for is kept. */
export function calendarLinks({ day, asked, usual, today }: Shown) {
  const span = asked ?? usual
  const on = (day: Day) => hashOf({ kind: 'calendar', day, span: asked })
  const of = (span: Span) => hashOf({ kind: 'calendar', day, span })
  return {
    previous: on(movedBySpan(day, span, -1)),
    next: on(movedBySpan(day, span, 1)),
    today: asked === null ? VIEWS.calendar.path : on(today),
    day: of('day'),
    week: of('week'),
    month: of('month'),
  }
}
