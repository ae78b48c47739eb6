import { keptUntil, trashTerm } from '#src/booking/appointment/trash.ts'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { hashOf, type View, VIEWS } from '../dashboard/view.ts'
import { Pager } from '../requests-list/pager.tsx'
import { SearchField } from '../requests-list/search-field.tsx'
import { Empty } from '../ui/empty.tsx'
import { TrashCard } from './trash-card.tsx'

interface TrashListProps {
  view: Extract<View, { kind: 'trash' }>
  list: AppointmentList
  /** Number of entries on all pages; null until counted. */
  total: number | null
  actions: RequestActions
  /** Restores everything that was deleted at one time. */
  onRestoreDeletion: (deletedAt: string) => void
}

/** Deleted requests, grouped by the time of deletion: those deleted together can be restored together. */
export function TrashList({ view, list: { appointments }, total, actions, onRestoreDeletion }: TrashListProps) {
  const { business } = useContent()
  const isUnfiltered = view.page === 1 && view.search === ''
  const deletions = Map.groupBy(appointments, ({ deleted_at = '' }) => deleted_at)
  return (
    <>
      <search className="list-tools">
        <SearchField search={view.search} onSearch={search => location.replace(hashOf({ ...view, search, page: 1 }))} />
      </search>
      {appointments.length === 0 && (
        <Empty
          says={isUnfiltered ? 'The trash is empty' : 'No deleted request matches'}
          detail={`Requests that are deleted stay here for ${trashTerm(business.retention?.trashDays)}.`}
        >
          <a className="plain-button" href={isUnfiltered ? VIEWS.list.path : VIEWS.trash.path}>
            {isUnfiltered ? 'Show the requests' : 'Show the whole trash'}
          </a>
        </Empty>
      )}
      {[...deletions].map(([deletedAt, requests]) => (
        <Deletion key={deletedAt} deletedAt={deletedAt} requests={requests} actions={actions} onRestoreDeletion={onRestoreDeletion} />
      ))}
      <Pager page={view.page} total={total} hashOf={page => hashOf({ ...view, page })} />
    </>
  )
}

interface DeletionProps extends Pick<TrashListProps, 'actions' | 'onRestoreDeletion'> {
  deletedAt: string
  requests: readonly Appointment[]
}

function Deletion({ deletedAt, requests, actions, onRestoreDeletion }: DeletionProps) {
  const { business, dates } = useContent()
  const title = `Deleted ${dates.moment(deletedAt)}`
  return (
    <div className="deletion">
      <div className="deletion-head">
        <h3>{title}</h3>
        <p className="soft">Kept until {dates.moment(keptUntil(deletedAt, business.retention?.trashDays))}</p>
        {requests.length > 1 && (
          <button type="button" className="plain-button" onClick={() => onRestoreDeletion(deletedAt)}>
            Restore all together
          </button>
        )}
      </div>
      <ul className="trash-cards" aria-label={title}>
        {requests.map(request => (
          <li key={request.id}>
            <TrashCard request={request} actions={actions} />
          </li>
        ))}
      </ul>
    </div>
  )
}
