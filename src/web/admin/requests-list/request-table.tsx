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

const COLUMNS = ['Received', 'Customer', 'Service', 'Request', 'Estimate', 'Actual value', 'Status', 'Actions']

/** The requests, one row each. */
export function RequestTable({ requests, actions }: { requests: readonly Appointment[]; actions: RequestActions }) {
  return (
    <table className="request-table">
      <caption className="unseen">Requests</caption>
      <thead>
        <tr>
          {COLUMNS.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map(request => (
          <RequestRow key={request.id} request={request} actions={actions} />
        ))}
      </tbody>
    </table>
  )
}

/** Memoized: renders only when its props change. */
const RequestRow = memo(function RequestRow({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const content = useContent()
  return (
    <tr>
      <td className="received">{content.dates.moment(request.created_at)}</td>
      <th scope="row">
        {personName(request)}
        <ContactLinks request={request} />
      </th>
      <td className="service">
        <span className="service-title">{serviceTitle(request, content)}</span>
        <span className="category-title">{categoryTitle(request, content)}</span>
        <FieldList fields={serviceFields(request, content)} />
      </td>
      <td className="visit">
        <span className="mode">{MODE_TITLES[request.request_type]}</span>
        <VisitTime request={request} />
        <HoldNote request={request} />
      </td>
      <td className="price">
        <EstimatePrice request={request} />
      </td>
      <td>
        <ActualValue request={request} actions={actions} place="list" />
      </td>
      <td>
        <StatusSelect request={request} actions={actions} />
      </td>
      <td>
        <RequestButtons request={request} actions={actions} />
      </td>
    </tr>
  )
})
