import type { Screen } from '../dashboard/screen.ts'
import { Today } from './today.tsx'

/** The day that is worked on. */
export const todayScreen: Screen<'today'> = {
  title: ({ day }, dates) => dates.shortDay(day),
  showsNew: true,
  Content: ({ view, today, data, unsent, actions }) => <Today view={view} today={today} data={data} unsent={unsent} actions={actions} />,
}
