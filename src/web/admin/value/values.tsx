import type { ScreenProps } from '../dashboard/screen.ts'
import { PeriodTabs } from './period-tabs.tsx'
import { isReport } from './periods.ts'
import { Report } from './report.tsx'
import { ThisWeek } from './this-week.tsx'
import { ValueChart } from './value-chart.tsx'

/** This week, and the values or the report of the chosen period. */
export function Values({ view: { by, day }, today, data }: ScreenProps<'value'>) {
  return (
    <>
      <ThisWeek today={today} />
      <PeriodTabs by={by} day={day} />
      {isReport(by) ? <Report kind={by} day={day} today={today} /> : <ValueChart by={by} day={day} today={today} values={data.values} />}
    </>
  )
}
