import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useMinute } from '../hooks/use-clock.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { personName } from '../request/request-texts.ts'
import { WAITING } from '../requests-list/list-query.ts'
import { waitText } from '../texts/short-durations.ts'
import { holdEnd } from './hold-end.ts'
import { visitWhen } from './visit-when.ts'
import { countText } from '../texts/count-text.ts'

interface WaitingRequestsProps {
  /** The oldest first, with `next` when there are more. */
  list: AppointmentList
  /** How many wait in all; null until counted. */
  count: number | null
  actions: RequestActions
}

/** The requests that wait for an answer, each one press away from its details. */
export function WaitingRequests({ list: { appointments: requests, next }, count, actions }: WaitingRequestsProps) {
  const content = useContent()
  const now = useMinute()
  return (
    <section aria-labelledby="waiting-title">
      <h3 id="waiting-title">Waiting for an answer {count !== null && <span className="count">{countText(count, content.business.locale)}</span>}</h3>
      {requests.length === 0 && <p className="soft">Nobody waits.</p>}
      <ul className="waiting-requests">
        {requests.map(request => (
          <li key={request.id} data-request={request.id}>
            <button type="button" {...OPENER} onClick={() => actions.open(request)}>
              <b>{personName(request)}</b>
              <Waits request={request} now={now} />
              <span className="soft">
                {visitWhen(request, content)}, {serviceTitle(request, content)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <a className="all-of-them" href={hashOf({ kind: 'list', query: WAITING })}>
          Show all that wait
        </a>
      )}
    </section>
  )
}

/** When a request's time is given to others; of one that holds none, how long it has waited. */
function Waits({ request: { held_until, created_at }, now }: { request: Appointment; now: number }) {
  const { dates } = useContent()
  if (held_until === undefined) return <span className="waits">waits {waitText(created_at, now)}</span>
  const { text, isSoon } = holdEnd(held_until, now, dates)
  return (
    <span className="waits" data-soon={isSoon}>
      {text}
    </span>
  )
}
