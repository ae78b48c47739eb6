import type { AppointmentList, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { ShortcutHelp } from '../requests-list/shortcut-help.tsx'
import { blocksOn } from './blocks.ts'
import { DayGrid } from './day-grid.tsx'
import { DaySum } from './day-sum.tsx'
import { DayStrip } from './day-strip.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { View } from '../dashboard/view.ts'
import { daysOf } from './span.ts'
import { CALENDAR_KEYS } from './use-calendar-keys.ts'
import { useNewAt } from './use-new-at.tsx'
import { useUsualSpan } from './use-usual-span.ts'
import { MARKS } from './visit-block.tsx'
import { weekStartOf } from './week.ts'
import type { Entered } from '../telling/telling.ts'

interface CalendarProps {
  /** Names a day of what is shown, and the span, null for what the width has room for. */
  view: Extract<View, { kind: 'calendar' }>
  today: Day
  list: AppointmentList
  actions: RequestActions
  /** Called when a request was entered here. */
  onStored: (entered: Entered) => void
}

/** The visits of a day, a week or a month; requests are entered and moved in it. */
export function Calendar({ view, today, list, actions, onStored }: CalendarProps) {
  const { business } = useContent()
  const { day, span: asked } = view
  const usual = useUsualSpan()
  const span = asked ?? usual
  const days = daysOf(day, span, weekStartOf(business.locale))
  const { begin, form } = useNewAt(onStored)
  const sum = span === 'day' && <DaySum day={day} crew={view.crew} blocks={blocksOn(day, list.appointments, business.timeZone)} />
  return (
    <>
      {span === 'day' && (
        <>
          <DayStrip days={days} counts={days.map(each => blocksOn(each, list.appointments, business.timeZone).length)} view={view} today={today} />
          {usual === 'week' && sum}
        </>
      )}
      {span === 'month' ? (
        <MonthGrid view={view} days={days} list={list} />
      ) : (
        <DayGrid view={view} days={span === 'day' ? [day] : days} today={today} list={list} actions={actions} onNew={begin} />
      )}
      {span !== 'month' && list.appointments.length === 0 && (
        <p className="calendar-hint">No visits in these days: a press on an empty place begins one.</p>
      )}
      {/* On a phone the day itself comes first. */}
      {usual !== 'week' && sum}
      <div className="calendar-foot">
        <ul className="legend" aria-hidden="true">
          {Object.entries(MARKS).map(([status, mark]) => (
            <li key={status} data-status={status}>
              {mark} {status}
            </li>
          ))}
        </ul>
        {usual === 'week' && <ShortcutHelp keys={CALENDAR_KEYS} />}
      </div>
      {form}
    </>
  )
}
