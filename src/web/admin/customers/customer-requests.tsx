import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { holdText } from '../request/hold-note.tsx'
import { estimateText, valueText } from '../request/price-texts.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { MODE_TITLES } from '../request/request-texts.ts'

/** The requests of a customer, the latest visit first; each opens. */
export function CustomerRequests({ requests, actions }: { requests: readonly Appointment[]; actions: RequestActions }) {
  const content = useContent()
  const { dates } = content
  return (
    <section aria-label="Visits and requests">
      <h3>Visits and requests</h3>
      <ul className="customer-requests">
        {requests.map(request => {
          const { id, appointment_date: date, appointment_time: time, request_type, created_at, actual_value, status } = request
          const when = date === null ? `${MODE_TITLES[request_type]}, ${dates.moment(created_at)}` : dates.day(date)
          return (
            <li key={id}>
              <button type="button" onClick={() => actions.open(request)}>
                <span className="when">
                  {when} {date !== null && time !== null && dates.time(time)}
                </span>
                <span className="service-title">{serviceTitle(request, content)}</span>
                <span>{actual_value === null ? estimateText(request, content) : valueText(actual_value, content)}</span>
                <span className="status-word" data-status={status}>
                  {[status, holdText(request, dates) ?? []].flat().join(', ')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
