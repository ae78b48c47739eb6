import type { Screen } from '../dashboard/screen.ts'
import { GetStarted } from '../get-started/get-started.tsx'
import { Today } from './today.tsx'

/** The day that is worked on. */
export const todayScreen: Screen<'today'> = {
  title: ({ day }, dates) => dates.shortDay(day),
  showsNew: true,
  Content: ({ view, today, data, unsent, actions }) => (
    <>
      <GetStarted summary={data.summary} list={data.waiting} actions={actions} />
      <Today
        day={view.day}
        today={today}
        list={data.list}
        waiting={data.waiting}
        waitingCount={data.summary?.pending_appointments ?? null}
        notClosed={data.notClosed}
        values={data.values}
        unsent={unsent}
        actions={actions}
      />
    </>
  ),
}
