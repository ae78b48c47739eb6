import type { Screen } from '../dashboard/screen.ts'
import { SummaryFigures } from '../dashboard/summary-figures.tsx'
import { lateView } from '../late/late-view.tsx'
import { isReport } from './periods.ts'

/** What visits are worth by week or by month; of a year or a month, a report that loads its figures by itself. The figures of all requests come last. */
export const valueScreen: Screen<'value'> = {
  Content: lateView(async () => (await import('./values.tsx')).Values),
  Below: ({ data }) => <SummaryFigures title="All requests" summary={data.summary} />,
  missing: ({ by }, data) => (!isReport(by) && data.values === null ? 'values' : null),
}
