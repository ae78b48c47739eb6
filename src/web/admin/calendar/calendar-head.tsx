import { useId, useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { ClosureButton } from '../closures/closure-button.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { CrewChoice } from '../dashboard/crew-choice.tsx'
import type { HeadParts } from '../dashboard/screen.ts'
import type { View } from '../dashboard/view.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { JobSheetLink } from '../print/job-sheet-link.tsx'
import { FoldToggle } from '../ui/fold-toggle.tsx'
import { calendarLinks } from './calendar-links.ts'
import { type Span, SPANS } from './span.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useUsualSpan } from './use-usual-span.ts'
import { weekOf, weekStartOf } from './week.ts'

interface CalendarHeadProps extends HeadParts {
  view: Extract<View, { kind: 'calendar' }>
  today: Day
  actions: RequestActions
}

/** What the calendar shows, the ways to other days and spans, and what can be done in it; on phones what is needed less often is folded. */
export function CalendarHead({ view, today, actions, heading, newRequest, refresh }: CalendarHeadProps) {
  const id = useId()
  const { day, span: asked, crew } = view
  const { business, dates } = useContent()
  const usual = useUsualSpan()
  const [isOpen, setIsOpen] = useState(false)
  const span = asked ?? usual
  const weekStart = weekStartOf(business.locale)
  const links = calendarLinks({ day, asked, usual, today, crew, weekStart })
  const week = weekOf(day, weekStart)
  const titles = { day: dates.day(day), week: dates.days(week[0] ?? day, week[6] ?? day), month: dates.month(day) }
  useCalendarKeys({ usual, today, weekStart })
  return (
    <>
      <div className="unseen">{heading}</div>
      <div className="calendar-head">
        <h3>{titles[span]}</h3>
        <div className="calendar-steps">
          <a className="plain-button" href={links.previous} aria-label={`Previous ${span}`}>
            ‹
          </a>
          <a className="plain-button" href={links.today}>
            Today
          </a>
          <a className="plain-button" href={links.next} aria-label={`Next ${span}`}>
            ›
          </a>
        </div>
        <div className="small-new">{newRequest}</div>
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
        <CrewChoice view={view} />
        <ClosureButton day={day} actions={actions} />
        <FoldToggle title="More" of={`${id}-more`} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        <div className="calendar-more" id={`${id}-more`} data-folded={!isOpen || undefined}>
          {span === 'day' && <JobSheetLink day={day} crew={crew} />}
          {refresh}
        </div>
      </div>
    </>
  )
}
