import { ClosureButton } from '../closures/closure-button.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { JobSheetLink } from '../print/job-sheet-link.tsx'
import { calendarLinks, type Shown } from './calendar-links.ts'
import { type Span, SPANS } from './span.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { weekOf, weekStartOf } from './week.ts'

/** What the calendar shows, and the ways to other days and spans. */
export function CalendarHead({ day, asked, usual, today }: Shown) {
  const { business, dates } = useContent()
  const span = asked ?? usual
  const links = calendarLinks({ day, asked, usual, today })
  const week = weekOf(day, weekStartOf(business.locale))
  const titles = { day: dates.day(day), week: dates.days(week[0] ?? day, week[6] ?? day), month: dates.month(day) }
  useCalendarKeys({ usual, today })
  return (
    <div className="calendar-head">
      <h3>{titles[span]}</h3>
      <div className="calendar-steps">
        <a className="plain-button" href={links.previous} aria-label={`Previous ${span}`}>
          ‹
        </a>
        <a className="plain-button" href={links.today}>
          {span === 'day' ? 'Today' : `This ${span}`}
        </a>
        <a className="plain-button" href={links.next} aria-label={`Next ${span}`}>
          ›
        </a>
      </div>
      <nav aria-label="Day, week or month">
        <ul className="calendar-spans">
          {Object.entries(SPANS).map(([each, title]) => (
            <li key={each}>
              <a href={links[each as Span]} aria-current={each === span ? 'true' : undefined}>
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
