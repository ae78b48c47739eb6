import type { AppointmentList } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestCards } from './request-cards.tsx'
import { RequestTable } from './request-table.tsx'
import { isUnfiltered, type ListQuery } from './list-query.ts'
import { Pager } from './pager.tsx'
import { useMedia } from '../hooks/use-media.ts'
import { useVisibleFirst } from './use-visible-first.ts'

/** Minimum width at which all columns of the table fit. */
const WIDE = '(min-width: 72rem)'

interface RequestListProps {
  list: AppointmentList
  /** Number of entries on all pages; null until counted. */
  total: number | null
  query: ListQuery
  actions: RequestActions
}

/** A page of the requests: a table on wide screens, else cards with the same actions. */
export function RequestList({ list: { appointments }, total, query, actions }: RequestListProps) {
  const isWide = useMedia(WIDE)
  const shown = useVisibleFirst(appointments)
  if (appointments.length === 0 && (query.page > 1 || !isUnfiltered(query))) {
    return (
      <div className="no-requests">
        <p>No request matches</p>
        <p>
          <a href="#/admin">Show all requests</a>
        </p>
      </div>
    )
  }
  if (appointments.length === 0) {
    return (
      <div className="no-requests">
        <p>No requests yet</p>
        <p>Appointments and quotes that visitors ask for will appear here.</p>
      </div>
    )
  }
  return (
    <>
      {isWide ? <RequestTable requests={shown} actions={actions} /> : <RequestCards title="Requests" requests={shown} actions={actions} />}
      <Pager page={query.page} total={total} hashOf={page => hashOf({ kind: 'list', query: { ...query, page } })} />
    </>
  )
}
