import type { StatusCounts } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { countOf } from '../data/requests/counts.ts'
import { Tabs } from '../ui/tabs.tsx'
import { type ListQuery, SAVED_LISTS } from './list-query.ts'
import { countText } from '../texts/count-text.ts'

interface SavedListsProps {
  query: ListQuery
  /** How many requests the query finds in each status; null until counted. */
  counts: StatusCounts | null
}

/** Links to the lists that owners ask for, within the search; with the number of requests where that was counted. */
export function SavedLists({ query, counts }: SavedListsProps) {
  const { business } = useContent()
  return (
    <Tabs
      label="Lists"
      tabs={Object.entries(SAVED_LISTS).map(([title, list]) => {
        const isCounted = list.request_type === query.request_type && list.when === query.when
        return {
          title,
          href: hashOf({ kind: 'list', query: { ...list, search: query.search, sender: query.sender } }),
          isCurrent: isCounted && list.status === query.status,
          count: isCounted ? (counts === null ? '' : countText(countOf(counts, list.status), business.locale)) : null,
        }
      })}
    />
  )
}
