import { memo } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { ActualValue } from '../request/actual-value.tsx'
import { ContactLinks } from '../request/contact-links.tsx'
import { EstimatePrice } from './estimate-price.tsx'
import { FieldList } from '../request/field-list.tsx'
import { HoldNote } from '../request/hold-note.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestButtons } from '../request/request-buttons.tsx'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { MODE_TITLES, personName } from '../request/request-texts.ts'
import { StatusSelect } from '../request/status-select.tsx'
import { VisitTime } from '../request/visit-time.tsx'

interface RequestCardsProps {
  /** What the requests have in common. */
  title: string
  requests: readonly Appointment[]
  actions: RequestActions
  /** Heading level of the persons' names. */
  heading?: 'h3' | 'h4'
}

/** Requests as cards: the list on narrow screens, and the trash. */
export function RequestCards({ title, requests, actions, heading = 'h3' }: RequestCardsProps) {
  return (
    <ul className="request-cards" aria-label={title}>
      {requests.map(request => (
        <li key={request.id}>
          <RequestCard request={request} actions={actions} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

interface RequestCardProps extends Required<Pick<RequestCardsProps, 'actions' | 'heading'>> {
  request: Appointment
}

/** Memoized: renders only when its props change. */
const RequestCard = memo(function RequestCard({ request, actions, heading: Heading }: RequestCardProps) {
  const content = useContent()
  const titleId = `request-${request.id}`
  return (
    <article className="request-card" aria-labelledby={titleId}>
      <div className="card-head">
        <Heading id={titleId}>{personName(request)}</Heading>
        <StatusSelect request={request} actions={actions} />
      </div>
      <p className="card-when">
        <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} /> <HoldNote request={request} />
      </p>
      <p className="service">
        <span className="service-title">{serviceTitle(request, content)}</span>
        <span className="category-title">{categoryTitle(request, content)}</span>
      </p>
      <FieldList fields={serviceFields(request, content)} />
      <dl className="card-money">
        <div>
          <dt>Estimate</dt>
          <dd>
            <EstimatePrice request={request} />
          </dd>
        </div>
        <div>
          <dt>Actual value</dt>
          <dd>
            <ActualValue request={request} actions={actions} place="list" />
          </dd>
        </div>
      </dl>
      <ContactLinks request={request} />
      <div className="card-foot">
        <span className="received">Received {content.dates.moment(request.created_at)}</span>
        <RequestButtons request={request} actions={actions} />
      </div>
    </article>
  )
})
