import { minutesOf } from '#src/booking/schedule/business-time.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { personName } from '../request/request-texts.ts'
import type { RequestActions } from '../request/request-actions.ts'
import type { Block } from './blocks.ts'

/** Marks that tell the statuses apart without relying on colour. */
export const MARKS: Readonly<Record<Exclude<Status, 'Cancelled'>, string>> = { Pending: '?', Confirmed: '●', Completed: '✓' }

/** A visit in the calendar; a link to its request. */
export function VisitBlock({ block, from, actions }: { block: Block; from: number; actions: RequestActions }) {
  const content = useContent()
  const { request, start, end, lane, lanes } = block
  const { status, duration = 0, appointment_time: time } = request
  const began = minutesOf(time ?? '00:00')
  const place: Record<string, number> = { '--start': start / 60 - from, '--end': end / 60 - from, '--lane': lane, '--lanes': lanes }
  return (
    <li style={place}>
      <button type="button" className="visit-block" data-status={status} onClick={() => actions.open(request)}>
        <span className="visit-hours">
          {content.dates.clock(began)}
          <span className="visit-more"> – {content.dates.clock(began + duration)}</span>
        </span>
        <span className="visit-name">{personName(request)}</span>
        <span className="visit-service">{serviceTitle(request, content)}</span>
        <span className="visit-status">
          {status !== 'Cancelled' && <span aria-hidden="true">{MARKS[status]} </span>}
          <span className="visit-more">{status}</span>
        </span>
      </button>
    </li>
  )
}
