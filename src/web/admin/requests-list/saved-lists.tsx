import type { OwnList, StatusCounts } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { countOf } from '../data/requests/counts.ts'
import { ownOf, shownBy } from '../own-lists/own-list.ts'
import { Tabs } from '../ui/tabs.tsx'
import { EVERYTHING, isTab, type ListQuery, SAVED_LISTS } from './list-query.ts'
import { countText } from '../texts/count-text.ts'

interface SavedListsProps {
  query: ListQuery
  ownLists: readonly OwnList[]
  /** How many requests the query finds in each status; null until counted. */
  counts: StatusCounts | null
}

/** Links to the lists that owners ask for, within the search and the crew, and to the owner's own; with the number of requests where that was counted. */
export function SavedLists({ query, ownLists, counts }: SavedListsProps) {
  const { business } = useContent()
  const current = ownOf(query, ownLists)
  // A search that is the own list's does not stay when that is left.
  const { search, sender, crew } = current === undefined ? query : EVERYTHING
  const countIn = (status: string) => (counts === null ? '' : countText(countOf(counts, status), business.locale))
  const isSaid = isTab(query)
  const builtIn = Object.entries(SAVED_LISTS).map(([title, list]) => {
    const isCounted = current === undefined && list.request_type === query.request_type && list.when === query.when
    return {
      title,
      href: hashOf({ kind: 'list', query: { ...list, search, sender, crew } }),
      isCurrent: isCounted && list.status === query.status,
      // What a status leaves of the list where no other tab is of that: "3 of 9".
      ...(isCounted && !isSaid && list.status === '' && query.status !== '' && { part: countIn(query.status) }),
      // None of a crew would be read as none at all.
      count: isCounted && (crew === '' || list.request_type !== 'quote') ? countIn(list.status) : null,
    }
  })
  const owns = ownLists.map(list => ({
    title: list.name,
    id: list.id,
    href: hashOf({ kind: 'list', query: shownBy(list) }),
    isCurrent: list === current,
    count: list === current ? countIn(query.status) : null,
  }))
  return <Tabs label="Lists" tabs={[...builtIn, ...owns]} />
}
