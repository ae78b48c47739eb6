import type { Screen } from '../dashboard/screen.ts'
import { CalendarHead } from './calendar-head.tsx'
import { Calendar } from './calendar.tsx'

/** The visits of a day, a week or a month. */
export const calendarScreen: Screen<'calendar'> = {
  showsNew: true,
  Head: ({ view, today, actions, parts }) => <CalendarHead {...parts} view={view} today={today} actions={actions} />,
  Content: ({ view, today, data: { list }, actions, onEntered }) =>
    list !== null && <Calendar view={view} today={today} list={list} actions={actions} onStored={onEntered} />,
}
