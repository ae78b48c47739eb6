import type { Day } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { widthOf } from './bar-width.ts'
import type { PeriodKind, PeriodValue } from './periods.ts'

interface ValueTableProps {
  by: PeriodKind
  today: Day
  periods: readonly PeriodValue[]
}

/** The chart and its figures in one: a table whose rows have bars; a month leads to its report. */
export function ValueTable({ by, today, periods }: ValueTableProps) {
  const { dates, money } = useContent()
  const most = Math.max(...periods.map(({ scheduled, completed }) => scheduled + completed))
  const sumOf = (figure: (period: PeriodValue) => number) => periods.reduce((sum, period) => sum + figure(period), 0)
  return (
    <table className="value-table">
      <caption className="unseen">Value of visits by {by}</caption>
      <thead>
        <tr>
          <th scope="col">{by === 'week' ? 'Week' : 'Month'}</th>
          <th scope="col" data-series="completed">
            Completed
          </th>
          <th scope="col" data-series="scheduled">
            Scheduled
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ first, last, scheduled, completed }) => (
          <tr key={first} aria-current={first <= today && today <= last ? 'date' : undefined}>
            <th scope="row">
              {by === 'week' ? dates.days(first, last) : <a href={hashOf({ kind: 'value', by: 'month-report', day: first })}>{dates.month(first)}</a>}
              {first <= today && today <= last && <b> {by === 'week' ? 'This week' : 'This month'}</b>}
              <span className="bar" aria-hidden="true">
                <span data-series="completed" style={widthOf(completed, most)} />
                <span data-series="scheduled" style={widthOf(scheduled, most)} />
              </span>
            </th>
            <td>{money.exact(completed)}</td>
            <td>{money.exact(scheduled)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{money.exact(sumOf(({ completed }) => completed))}</td>
          <td>{money.exact(sumOf(({ scheduled }) => scheduled))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
