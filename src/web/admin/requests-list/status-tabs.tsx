import { STATUSES } from '#src/booking/appointment/status.ts'
import type { StatusCounts } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { Tabs } from '../ui/tabs.tsx'
import { hashOf } from '../dashboard/view.ts'
import { allOf } from '../data/requests/counts.ts'
import type { ListQuery } from './list-query.ts'

/** Links to the requests of each status and of all, with the number that the search finds. */
export function StatusTabs({ query, counts }: { query: ListQuery; counts: StatusCounts | null }) {
  const { business } = useContent()
  const tab = (status: string, title: string, count: number | null) => ({
    title,
    href: hashOf({ kind: 'list', query: { ...query, status, page: 1 } }),
    isCurrent: query.status === status,
    count: count?.toLocaleString(business.locale) ?? null,
  })
  return (
    <Tabs label="Status" tabs={[tab('', 'All', counts && allOf(counts)), ...STATUSES.map(status => tab(status, status, counts && counts[status]))]} />
  )
}
