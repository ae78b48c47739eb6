import { useId, useState } from 'react'
import type { OwnList, StatusCounts } from '#src/contract/generated/types.ts'
import type { HeadParts } from '../dashboard/screen.ts'
import { hashOf } from '../dashboard/view.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useMedia, WIDE } from '../hooks/use-media.ts'
import { OwnListButton } from '../own-lists/own-list-button.tsx'
import { FoldToggle } from '../ui/fold-toggle.tsx'
import { FilterChips } from './filter-chips.tsx'
import { isUnfiltered, type ListQuery } from './list-query.ts'
import { ListTools } from './list-tools.tsx'
import { SavedLists } from './saved-lists.tsx'
import { SearchField } from './search-field.tsx'
import { SenderBar } from './sender-bar.tsx'

interface RequestListHeadProps extends HeadParts {
  query: ListQuery
  /** Whether the list has any requests. */
  isFilled: boolean
  /** How many requests the query finds in each status; null until counted. */
  counts: StatusCounts | null
  /** The owner's own lists; null until loaded. */
  ownLists: readonly OwnList[] | null
  onRefresh: () => void
  onSelect: () => void
  onClearAll: () => void
}

/**
 * What is above the list of requests: which list, the search, filters, and what can be done with all that is shown. On phones what is needed less often
 * is folded, everywhere what clears all of it, by styles alone: a dialog that was opened from there survives turning the phone.
 */
export function RequestListHead({
  heading,
  newRequest,
  refresh,
  query,
  isFilled,
  counts,
  ownLists,
  onRefresh,
  onSelect,
  onClearAll,
}: RequestListHeadProps) {
  const id = useId()
  const hasTable = useMedia(WIDE)
  const [open, setOpen] = useState<'Filter' | 'More' | null>(null)
  const show = (part: Partial<ListQuery>) => location.replace(hashOf({ kind: 'list', query: { ...query, page: 1, ...part } }))
  const toggle = (part: 'Filter' | 'More', isWide = false) => (
    <FoldToggle title={part} of={`${id}-${part}`} isOpen={open === part} isWide={isWide} onToggle={() => setOpen(open === part ? null : part)} />
  )
  return (
    <>
      <div className="unseen">{heading}</div>
      <div className="list-head">
        <div className="which-list">
          <SavedLists query={query} ownLists={ownLists ?? []} counts={counts} />
          <OwnListButton query={query} lists={ownLists} />
        </div>
        <SearchField search={query.search} onSearch={search => show({ search })} />
        {toggle('Filter')}
        <div className="list-new small-new">
          {!hasTable && (
            <button
              type="button"
              className="plain-button"
              data-filled={isFilled}
              onClick={() => {
                setOpen(null)
                onSelect()
              }}
            >
              Select
            </button>
          )}
          {newRequest}
        </div>
        {toggle('More')}
        <FilterChips query={query} ownLists={ownLists ?? []} onChange={show} />
        <search className="list-tools" id={`${id}-Filter`} data-folded={open !== 'Filter' || undefined}>
          <ListTools query={query} counts={counts} onChange={show} />
        </search>
        <div className="list-all" id={`${id}-More`} data-folded={open !== 'More' || undefined}>
          {refresh}
          <div className="when-filled" data-filled={isFilled}>
            <ExportButton of={query} />
            {isUnfiltered(query) && (
              <>
                <button type="button" className="danger-button" onClick={onClearAll}>
                  Clear All Appointments
                </button>
                {toggle('More', true)}
              </>
            )}
          </div>
        </div>
      </div>
      {query.sender !== '' && <SenderBar key={query.sender} query={query} counts={counts} onChanged={onRefresh} />}
    </>
  )
}
