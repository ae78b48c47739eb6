import { useQuery } from '@tanstack/react-query'
import { useApi } from '../data/api-context.ts'
import { ownListsQuery } from '../data/own-lists/own-lists.ts'
import { ownOf } from '../own-lists/own-list.ts'
import type { ListQuery } from './list-query.ts'
import { setFilters } from './set-filters.ts'

interface FilterChipsProps {
  query: ListQuery
  onChange: (part: Partial<ListQuery>) => void
}

/** The filters that are set, where phones fold their fields; each is taken away by a press. */
export function FilterChips({ query, onChange }: FilterChipsProps) {
  const own = useQuery(ownListsQuery(useApi())).data ?? []
  const filters = setFilters(query)
  // Its tab says what it shows.
  if (filters.length === 0 || ownOf(query, own) !== undefined) return null
  return (
    <ul className="filter-chips folds" aria-label="Filters that are set">
      {filters.map(({ title, without }) => (
        <li key={title}>
          <button type="button" className="plain-button" aria-label={`Without the filter ${title}`} onClick={() => onChange(without)}>
            {title} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
