import type { RefObject } from 'react'
import type { AppointmentList, StatusCounts } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { NewRequest } from '../new-request/new-request.tsx'
import { ExportButton } from '../requests-list/export-button.tsx'
import { isUnfiltered } from '../requests-list/list-query.ts'
import { ListTools } from '../requests-list/list-tools.tsx'
import { SenderBar } from '../requests-list/sender-bar.tsx'
import { StatusTabs } from '../requests-list/status-tabs.tsx'
import { hashOf, type View, VIEWS } from './view.ts'

interface ListHeadProps {
  /** Takes the focus when the focused request leaves the list. */
  title: RefObject<HTMLHeadingElement | null>
  view: View
  list: AppointmentList | null
  counts: StatusCounts | null
  /** Number of requests on all pages; null until counted. */
  total: number | null
  isBusy: boolean
  onRefresh: () => void
  onClearAll: () => void
}

/** The title of a view, and what can be done with all that it shows. */
export function ListHead({ title, view, list, counts, total, isBusy, onRefresh, onClearAll }: ListHeadProps) {
  const { business } = useContent()
  const isFilled = view.kind === 'list' && list !== null && list.appointments.length > 0
  const showNew = () => {
    // Reset the view: a filter could hide the new request.
    location.replace('#/admin')
    onRefresh()
  }
  return (
    <>
      <div className="requests-head">
        <h2 id="requests-title" tabIndex={-1} ref={title}>
          {VIEWS[view.kind].title}{' '}
          {view.kind !== 'calendar' && total !== null && <span className="count">{total.toLocaleString(business.locale)}</span>}
        </h2>
        <NewRequest onStored={showNew} />
        <button type="button" className="plain-button" aria-disabled={isBusy} onClick={() => isBusy || onRefresh()}>
          Refresh Data
        </button>
        {isFilled && <ExportButton query={view.query} />}
        {isFilled && isUnfiltered(view.query) && (
          <button type="button" className="danger-button" onClick={onClearAll}>
            Clear All Appointments
          </button>
        )}
      </div>
      {view.kind === 'list' && <StatusTabs query={view.query} counts={counts} />}
      {view.kind === 'list' && <ListTools query={view.query} onChange={query => location.replace(hashOf({ kind: 'list', query }))} />}
      {view.kind === 'list' && view.query.sender !== '' && (
        <SenderBar key={view.query.sender} query={view.query} counts={counts} onChanged={onRefresh} />
      )}
    </>
  )
}
