import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { visitCount } from '../texts/visit-count.ts'
import { widthOf } from './bar-width.ts'
import type { ReportKind } from './periods.ts'
import { changeText, monthRows, type ReportGroups, type ReportPeriods, type ReportRow, serviceRows, sourceRows, totalRow } from './report-rows.ts'

interface ReportTablesProps {
  kind: ReportKind
  groups: ReportGroups
  periods: ReportPeriods
  today: Day
}

/** The same figures by month (of a year), by service and by what was paid for. */
export function ReportTables({ kind, groups, periods, today }: ReportTablesProps) {
  const content = useContent()
  const tables = [
    ...(kind === 'year' ? [{ title: 'By month', rows: monthRows(groups, periods, today, content) }] : []),
    { title: 'By service', rows: serviceRows(groups, content) },
    { title: 'By what was paid for', rows: sourceRows(groups, content) },
  ]
  return (
    <div className="report">
      {tables.map(({ title, rows }) => (
        <ReportTable key={title} title={title} rows={[...rows, totalRow(groups, content)]} periods={periods} />
      ))}
    </div>
  )
}

function ReportTable({ title, rows, periods }: { title: string; rows: readonly ReportRow[]; periods: ReportPeriods }) {
  const parts = rows.slice(0, -1)
  const most = Math.max(0, ...parts.flatMap(({ now, before }) => [now, before]))
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
        {parts.map(row => (
          <Line key={`${row.title} ${row.note}`} row={row} most={most} />
        ))}
      </tbody>
      <tfoot>
        {rows.slice(-1).map(row => (
          <Line key={row.title} row={row} most={null} />
        ))}
      </tfoot>
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
