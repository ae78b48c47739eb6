import { useState } from 'react'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { SHOWN_BESIDE } from '../dashboard/view-queries.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useMinute } from '../hooks/use-clock.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { personName } from '../request/request-texts.ts'
import { WAITING } from '../requests-list/list-query.ts'
import { crewOf, crewTitle } from '../texts/crew-texts.ts'
import { waitText } from '../texts/short-durations.ts'
import { holdEnd } from './hold-end.ts'
import { visitWhen } from './visit-when.ts'
import { waitingOf } from './waiting-of.ts'
import { countText } from '../texts/count-text.ts'

interface WaitingRequestsProps {
  /** The crew that the day is narrowed to; empty for all. */
  crew: string
  /** The oldest first, with `next` when there are more. */
  list: AppointmentList
  /** How many wait in all; null until counted. */
  count: number | null
  actions: RequestActions
}

/** The requests that wait for an answer, each one press away from its details; of one crew those that are its own or nobody's yet, and how many are others'. */
export function WaitingRequests({ crew, list: { appointments: all, next }, count, actions }: WaitingRequestsProps) {
  const content = useContent()
  const now = useMinute()
  const [isAll, setIsAll] = useState(false)
  const { own, others } = waitingOf(crew, all)
  const requests = isAll ? all : own
  const shown = others === 0 || isAll ? count : own.length
  return (
    <section aria-labelledby="waiting-title">
      <div className="waiting-head">
        <h3 id="waiting-title">
          Waiting for an answer {shown !== null && <span className="count">{countText(shown, content.business.locale)}</span>}
        </h3>
        {others > 0 && (
          <button type="button" className="quiet-button" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? 'Without other crews' : `${countText(others, content.business.locale)} more of other crews`}
          </button>
        )}
      </div>
      {requests.length === 0 && <p className="soft">{others === 0 ? 'Nobody waits.' : `Nobody waits for ${crewTitle(crew)}.`}</p>}
      <ul className="waiting-requests">
        {requests.slice(0, SHOWN_BESIDE).map(request => (
          <li key={request.id} data-request={request.id}>
            <button type="button" {...OPENER} onClick={() => actions.open(request)}>
              <b>{personName(request)}</b>
              <Waits request={request} now={now} />
              <span className="soft">
                {[visitWhen(request, content), (isAll && crewOf(request)) || [], serviceTitle(request, content)].flat().join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(next !== undefined || requests.length > SHOWN_BESIDE) && (
        <a className="all-of-them" href={hashOf({ kind: 'list', query: WAITING })}>
          Show all that wait
        </a>
      )}
    </section>
  )
}

/** When a request's time is given to others; of one that holds none, how long it has waited. */
function Waits({ request, now }: { request: Appointment; now: number }) {
  const { dates } = useContent()
  const { held_until, created_at } = request
  if (held_until === undefined) return <span className="waits">waits {waitText(created_at, now)}</span>
  const { text, isSoon } = holdEnd(held_until, now, dates)
  return (
    <span className="waits" data-soon={isSoon}>
      {text}
    </span>
  )
}
