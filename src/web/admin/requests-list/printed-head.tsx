import { useContent } from '../data/content/admin-content.ts'
import { countText } from '../texts/count-text.ts'
import { type ListQuery, PAGE_LENGTH, SORTS, tabOf } from './list-query.ts'
import { setFilters } from './set-filters.ts'

interface PrintedHeadProps {
  query: ListQuery
  /** Number of requests on this page. */
  onPage: number
  /** Number of requests on all pages; null until counted. */
  total: number | null
}

/** What a printed list is of, on paper alone: which requests, in which order, and how many of them. */
export function PrintedHead({ query, onPage, total }: PrintedHeadProps) {
  const { business } = useContent()
  const { search, sort, page } = query
  const first = (page - 1) * PAGE_LENGTH + 1
  const [from, until, of] = [first, first + onPage - 1, total ?? onPage].map(count => countText(count, business.locale))
  const which = [tabOf(query), ...setFilters(query).map(({ title }) => title), search === '' ? '' : `“${search}”`]
  return (
    <p className="printed-head">
      {which.filter(text => text !== '').join(', ')}. {SORTS[sort] ?? ''}: {from} to {until} of {of}.
    </p>
  )
}
