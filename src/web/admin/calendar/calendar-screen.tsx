import type { Screen } from '../dashboard/screen.ts'
import { Calendar } from './calendar.tsx'

/** The visits of a day, a week or a month. */
export const calendarScreen: Screen<'calendar'> = {
  showsNew: true,
  Content: ({ view, today, data: { list }, actions, onEntered }) =>
    list !== null && <Calendar day={view.day} span={view.span} today={today} list={list} actions={actions} onStored={onEntered} />,
}
