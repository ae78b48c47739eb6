import type { BestCustomer, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { visitCount } from '../texts/visit-count.ts'
import { widthOf } from './bar-width.ts'
import type { ReportKind } from './periods.ts'
import {
  changeText,
  customerRows,
  monthRows,
  type ReportGroups,
  type ReportPeriods,
  type ReportRow,
  serviceRows,
  sourceRows,
  totalRow,
} from './report-rows.ts'

interface ReportTablesProps {
  kind: ReportKind
  groups: ReportGroups
  /** Those who have brought most. */
  customers: readonly BestCustomer[]
  periods: ReportPeriods
  today: Day
}

/** The same figures by month (of a year), by service and by what was paid for; and who has brought most of them. */
export function ReportTables({ kind, groups, customers, periods, today }: ReportTablesProps) {
  const content = useContent()
  const total = totalRow(groups, content)
  const tables = [
    ...(kind === 'year' ? [{ title: 'By month', rows: monthRows(groups, periods, today, content) }] : []),
    { title: 'By service', rows: serviceRows(groups, content) },
    { title: 'By what was paid for', rows: sourceRows(groups, content) },
  ]
  return (
    <div className="report">
      {tables.map(({ title, rows }) => (
        <ReportTable key={title} title={title} rows={rows} total={total} periods={periods} />
      ))}
      {customers.length > 0 && (
        <ReportTable title="By customer, the ten who brought most" rows={customerRows(customers, content)} total={null} periods={periods} />
      )}
    </div>
  )
}

interface ReportTableProps {
  title: string
  rows: readonly ReportRow[]
  /** Null where the rows are not all. */
  total: ReportRow | null
  periods: ReportPeriods
}

function ReportTable({ title, rows, total, periods }: ReportTableProps) {
  const most = Math.max(0, ...rows.flatMap(({ now, before }) => [now, before]))
  return (
    <table className="value-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{title}</span>
          </th>
          <th scope="col" data-series="completed">
            {periods.now.first.slice(0, 4)}
          </th>
          <th scope="col" data-series="before">
            {periods.before.first.slice(0, 4)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Line key={row.href ?? `${row.title} ${row.note}`} row={row} most={most} />
        ))}
      </tbody>
      {total !== null && (
        <tfoot>
          <Line row={total} most={null} />
        </tfoot>
      )}
    </table>
  )
}

/** @param most the amount of the longest bar; null without bars */
function Line({ row, most }: { row: ReportRow; most: number | null }) {
  const { business, money } = useContent()
  const { title, note, visits, href, now, before } = row
  return (
    <tr>
      <th scope="row">
        {href === null ? title : <a href={href}>{title}</a>}{' '}
        <span className="soft">{[note, visits === null ? '' : visitCount(visits)].filter(text => text !== '').join(', ')}</span>
        {most !== null && (
          <span className="year-bars" aria-hidden="true">
            <span data-series="completed" style={widthOf(now, most)} />
            <span data-series="before" style={widthOf(before, most)} />
          </span>
        )}
      </th>
      <td>
        {money.exact(now)} <small>{changeText(row, business)}</small>
      </td>
      <td>{money.exact(before)}</td>
    </tr>
  )
}
