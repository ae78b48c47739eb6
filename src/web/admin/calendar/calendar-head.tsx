import type { Day } from '#src/contract/generated/types.ts'
import { ClosureButton } from '../closures/closure-button.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import { JobSheetLink } from '../print/job-sheet-link.tsx'
import { movedBySpan, type Span, SPANS } from './span.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { weekOf, weekStartOf } from './week.ts'

interface CalendarHeadProps {
  day: Day
  span: Span
  /** Whether the address names the span: links then keep it. */
  isAsked: boolean
  today: Day
}

/** What the calendar shows, and the ways to other days and spans. */
export function CalendarHead({ day, span, isAsked, today }: CalendarHeadProps) {
  const { business, dates } = useContent()
  const hashOn = (day: Day) => hashOf({ kind: 'calendar', day, span: isAsked ? span : null })
  const [previous, next] = [hashOn(movedBySpan(day, span, -1)), hashOn(movedBySpan(day, span, 1))]
  const now = isAsked ? hashOn(today) : VIEWS.calendar.path
  const ofSpan = (span: Span) => hashOf({ kind: 'calendar', day, span })
  const week = weekOf(day, weekStartOf(business.locale))
  const titles = { day: dates.day(day), week: dates.days(week[0] ?? day, week[6] ?? day), month: dates.month(day) }
  useCalendarKeys({ j: next, k: previous, t: now, d: ofSpan('day'), w: ofSpan('week'), m: ofSpan('month') })
  return (
    <div className="calendar-head">
      <h3>{titles[span]}</h3>
      <div className="calendar-steps">
        <a className="plain-button" href={previous} aria-label={`Previous ${span}`}>
          ‹
        </a>
        <a className="plain-button" href={now}>
          {span === 'day' ? 'Today' : `This ${span}`}
        </a>
        <a className="plain-button" href={next} aria-label={`Next ${span}`}>
          ›
        </a>
      </div>
      <nav aria-label="Day, week or month">
        <ul className="calendar-spans">
          {Object.entries(SPANS).map(([each, title]) => (
            <li key={each}>
              <a href={ofSpan(each as Span)} aria-current={each === span ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ClosureButton day={day} />
      {span === 'day' && <JobSheetLink day={day} />}
    </div>
  )
}
