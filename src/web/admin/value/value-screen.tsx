import type { Screen } from '../dashboard/screen.ts'
import { SummaryFigures } from '../dashboard/summary-figures.tsx'
import { PeriodTabs } from './period-tabs.tsx'
import { isReport } from './periods.ts'
import { Report } from './report.tsx'
import { ThisWeek } from './this-week.tsx'
import { ValueChart } from './value-chart.tsx'

/** What visits are worth by week or by month; of a year or a month, a report that loads its figures by itself. The figures of all requests come last. */
export const valueScreen: Screen<'value'> = {
  Content: ({ view: { by, day }, today, data }) => (
    <>
      <ThisWeek today={today} />
      <PeriodTabs by={by} day={day} />
      {isReport(by) ? <Report kind={by} day={day} today={today} /> : <ValueChart by={by} day={day} today={today} values={data.values} />}
    </>
  ),
  Below: ({ data }) => <SummaryFigures title="All requests" summary={data.summary} />,
  missing: ({ by }, data) => (!isReport(by) && data.values === null ? 'values' : null),
}
