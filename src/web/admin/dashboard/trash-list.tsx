import { TRASH_DAYS } from '#src/booking/trash.ts'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { ContactLinks } from '../request/contact-links.tsx'
import { EstimatePrice } from '../request/estimate-price.tsx'
import { categoryTitle, MODE_TITLES, serviceTitle } from '../request/request-texts.ts'
import { VisitTime } from '../request/visit-time.tsx'
import { Pager } from './pager.tsx'
import { SearchField } from './search-field.tsx'
import { hashOf, type View } from './view.ts'

interface TrashListProps {
  view: Extract<View, { kind: 'trash' }>
  list: AppointmentList
  onRestore: (request: Appointment) => void
  /** Restores everything that was deleted at a moment. */
  onRestoreTogether: (deletedAt: string) => void
}

/** What was deleted, by the moment of its deletion: whatever was deleted together can come back together. */
export function TrashList({ view, list: { appointments, total }, onRestore, onRestoreTogether }: TrashListProps) {
  const deletions = Map.groupBy(appointments, ({ deleted_at = '' }) => deleted_at)
  return (
    <>
      <search className="list-tools">
        <SearchField search={view.search} onSearch={search => location.replace(hashOf({ ...view, search, page: 1 }))} />
      </search>
      {appointments.length === 0 && (
        <div className="no-requests">
          <p>{total > 0 || view.search !== '' ? 'No deleted request matches' : 'The trash is empty'}</p>
          <p>Requests that are deleted stay here for {TRASH_DAYS} days.</p>
        </div>
      )}
      {[...deletions].map(([deletedAt, requests]) => (
        <Deletion key={deletedAt} deletedAt={deletedAt} requests={requests} onRestore={onRestore} onRestoreTogether={onRestoreTogether} />
      ))}
      <Pager page={view.page} total={total} hashOf={page => hashOf({ ...view, page })} />
    </>
  )
}

interface DeletionProps extends Pick<TrashListProps, 'onRestore' | 'onRestoreTogether'> {
  deletedAt: string
  requests: readonly Appointment[]
}

function Deletion({ deletedAt, requests, onRestore, onRestoreTogether }: DeletionProps) {
  const { dates } = useContent()
  const end = new Date(Date.parse(deletedAt) + TRASH_DAYS * 24 * 3_600_000).toISOString()
  return (
    <div className="deletion">
      <div className="deletion-head">
        <h3>Deleted {dates.moment(deletedAt)}</h3>
        <p className="soft">Kept until {dates.moment(end)}</p>
        {requests.length > 1 && (
          <button type="button" className="plain-button" onClick={() => onRestoreTogether(deletedAt)}>
            Restore all together
          </button>
        )}
      </div>
      <ul className="request-cards">
        {requests.map(request => (
          <li key={request.id}>
            <DeletedRequest request={request} onRestore={onRestore} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeletedRequest({ request, onRestore }: { request: Appointment; onRestore: (request: Appointment) => void }) {
  const content = useContent()
  const titleId = `deleted-${request.id}`
  return (
    <article className="request-card" aria-labelledby={titleId}>
      <h4 id={titleId}>{request.name}</h4>
      <p className="card-when">
        <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} />
      </p>
      <p className="service">
        <span className="service-title">{serviceTitle(request, content)}</span>
        <span className="category-title">{categoryTitle(request, content)}</span>
      </p>
      <p>
        <EstimatePrice request={request} />
      </p>
      <ContactLinks request={request} />
      <div className="card-foot">
        <span className="received">Received {content.dates.moment(request.created_at)}</span>
        <button type="button" className="quiet-button" onClick={() => onRestore(request)}>
          Restore<span className="unseen"> the request of {request.name}</span>
        </button>
      </div>
    </article>
  )
}
