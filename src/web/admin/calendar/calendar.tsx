import type { CSSProperties } from 'react'
import { addDays } from '#src/catalog/days.ts'
import type { AppointmentList, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { MAX_LISTED } from '../requests-list/list-query.ts'
import { hashOf, VIEWS } from '../dashboard/view.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { useMedia } from '../hooks/use-media.ts'
import { blocksOn, hoursShown } from './blocks.ts'
import { DayColumn } from './day-column.tsx'
import { DayStrip } from './day-strip.tsx'
import { MARKS } from './visit-block.tsx'
import { weekOf, weekStartOf } from './week.ts'

/** Minimum width at which seven days fit side by side. */
const WIDE = '(min-width: 56rem)'

interface CalendarProps {
  /** Any day of the shown week; on narrow screens the only day shown. */
  day: Day
  today: Day
  list: AppointmentList
  /** Number of visits in the week; null until loaded. */
  total: number | null
  actions: RequestActions
}

/** The visits of a week as blocks by time; of one day on narrow screens. */
export function Calendar({ day, today, list, total, actions }: CalendarProps) {
  const { business, dates } = useContent()
  const isWide = useMedia(WIDE)
  const week = weekOf(day, weekStartOf(business.locale))
  const blocks = week.map(each => blocksOn(each, list.appointments))
  const shown = isWide ? week : [day]
  const { from, until } = hoursShown(business.hours, blocks.filter((_, index) => shown.includes(week[index] ?? '')).flat())
  const [step, unit] = isWide ? [7, 'week'] : [1, 'day']
  return (
    <>
      <div className="calendar-head">
        <h3>{isWide ? dates.days(week[0] ?? day, week[6] ?? day) : dates.day(day)}</h3>
        <a className="plain-button" href={hashOf({ kind: 'calendar', day: addDays(day, -step) })} aria-label={`Previous ${unit}`}>
          Previous
        </a>
        <a className="plain-button" href={VIEWS.calendar.path}>
          {isWide ? 'This week' : 'Today'}
        </a>
        <a className="plain-button" href={hashOf({ kind: 'calendar', day: addDays(day, step) })} aria-label={`Next ${unit}`}>
          Next
        </a>
      </div>
      {!isWide && <DayStrip days={week} counts={blocks.map(({ length }) => length)} shown={day} today={today} />}
      {total !== null && total > MAX_LISTED && (
        <p className="failure">
          There are {total} visits in this week; only the last {MAX_LISTED} are shown.
        </p>
      )}
      <div className="calendar" style={{ '--days': shown.length, '--hours': until - from } as CSSProperties}>
        <div className="hours" aria-hidden="true">
          {Array.from({ length: until - from }, (_, index) => (
            <span key={index}>{dates.hour(from + index)}</span>
          ))}
        </div>
        {shown.map(each => (
          <DayColumn
            key={each}
            day={each}
            isToday={each === today}
            blocks={blocks[week.indexOf(each)] ?? []}
            from={from}
            until={until}
            actions={actions}
          />
        ))}
      </div>
      <ul className="legend" aria-hidden="true">
        {Object.entries(MARKS).map(([status, mark]) => (
          <li key={status} data-status={status}>
            {mark} {status}
          </li>
        ))}
      </ul>
    </>
  )
}
