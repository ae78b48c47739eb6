import { STATUSES } from '#src/booking/status.ts'
import type { StatusCounts } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { allOf } from './dashboard-state.ts'
import type { ListQuery } from './list-query.ts'
import { hashOf } from './view.ts'

/** Leads to the requests of one status or of all, and says how many the search finds in each. */
export function StatusTabs({ query, counts }: { query: ListQuery; counts: StatusCounts | null }) {
  const { business } = useContent()
  const tabs = [{ status: '', title: 'All', count: counts && allOf(counts) }]
  for (const status of STATUSES) tabs.push({ status, title: status, count: counts && counts[status] })
  return (
    <nav aria-label="Status">
      <ul className="tabs">
        {tabs.map(({ status, title, count }) => (
          <li key={status}>
            <a href={hashOf({ kind: 'list', query: { ...query, status, page: 1 } })} aria-current={query.status === status ? 'page' : undefined}>
              {title} {count !== null && <span className="count">{count.toLocaleString(business.locale)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
