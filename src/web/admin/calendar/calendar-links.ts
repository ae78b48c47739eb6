import type { Day } from '#src/contract/generated/types.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import { movedBySpan, type Span } from './span.ts'

/** Which days the calendar shows: a null `asked` is what the width has room for, `usual`. */
export interface Shown {
  day: Day
  asked: Span | null
  usual: Span
  today: Day
  crew: string
}

/** Returns the hashes of the days and spans that can be gone to from those that are shown; a span that was asked for is kept, and a crew. */
export function calendarLinks({ day, asked, usual, today, crew }: Shown) {
  const span = asked ?? usual
  const on = (day: Day) => hashOf({ kind: 'calendar', day, span: asked, crew })
  const of = (span: Span) => hashOf({ kind: 'calendar', day, span, crew })
  return {
    previous: on(movedBySpan(day, span, -1)),
    next: on(movedBySpan(day, span, 1)),
    today: asked === null && crew === '' ? VIEWS.calendar.path : on(today),
    day: of('day'),
    week: of('week'),
    month: of('month'),
  }
}
