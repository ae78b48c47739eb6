import type { Day } from '#src/contract/generated/types.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import { movedBySpan, type Span } from './span.ts'
import { firstOfWeek, type WeekStart } from './week.ts'

/** Which days the calendar shows: a null `asked` is what the width has room for, `usual`. */
export interface Shown {
  day: Day
  asked: Span | null
  usual: Span
  today: Day
  crew: string
  weekStart: WeekStart
}

/** Returns the hashes of the days and spans that can be gone to from those that are shown; a span that was asked for is kept, and a crew. Where a week is wider than the screen, another one begins at its first day. */
export function calendarLinks({ day, asked, usual, today, crew, weekStart }: Shown) {
  const span = asked ?? usual
  const on = (day: Day) => hashOf({ kind: 'calendar', day, span: asked, crew })
  const of = (span: Span) => hashOf({ kind: 'calendar', day, span, crew })
  const by = (count: number) => {
    const moved = movedBySpan(day, span, count)
    return on(span === 'week' && usual === 'day' ? firstOfWeek(moved, weekStart) : moved)
  }
  return {
    previous: by(-1),
    next: by(1),
    today: asked === null && crew === '' ? VIEWS.calendar.path : on(today),
    day: of('day'),
    week: of('week'),
    month: of('month'),
  }
}
