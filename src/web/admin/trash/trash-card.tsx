import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { ContactLinks } from '../request/contact-links.tsx'
import { FieldList } from '../request/field-list.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestButtons } from '../request/request-buttons.tsx'
import { MODE_TITLES, personName } from '../request/request-texts.ts'
import { StatusSelect } from '../request/status-select.tsx'
import { VisitTime } from '../request/visit-time.tsx'
import { EstimatePrice } from '../requests-list/estimate-price.tsx'

/** A deleted request, which can be read and restored. */
export function TrashCard({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const content = useContent()
  const titleId = `request-${request.id}`
  return (
    <article className="trash-card" aria-labelledby={titleId}>
      <div className="card-head">
        <h4 id={titleId}>{personName(request)}</h4>
        <StatusSelect request={request} actions={actions} />
      </div>
      <p className="card-when">
        <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} />
      </p>
      <p>
        <span className="service-title">{serviceTitle(request, content)}</span> <span className="soft">{categoryTitle(request, content)}</span>
      </p>
      <FieldList fields={[...serviceFields(request, content), { name: 'estimate', label: 'Estimate', text: <EstimatePrice request={request} /> }]} />
      <ContactLinks request={request} />
      <div className="request-buttons">
        <RequestButtons request={request} actions={actions} />
      </div>
    </article>
  )
}
