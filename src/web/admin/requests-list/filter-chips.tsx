import type { OwnList } from '#src/contract/generated/types.ts'
import { ownOf } from '../own-lists/own-list.ts'
import type { ListQuery } from './list-query.ts'
import { setFilters } from './set-filters.ts'

interface FilterChipsProps {
  query: ListQuery
  ownLists: readonly OwnList[]
  onChange: (part: Partial<ListQuery>) => void
}

/** The filters that are set, where phones fold their fields; each is taken away by a press. */
export function FilterChips({ query, ownLists, onChange }: FilterChipsProps) {
  const filters = setFilters(query)
  // Its tab says what it shows.
  if (filters.length === 0 || ownOf(query, ownLists) !== undefined) return null
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
