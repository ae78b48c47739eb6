import type { Appointment, ClosedVisits as Visits } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { personName } from '../request/request-texts.ts'
import { visitWhen } from '../today/visit-when.ts'
import { visitCount } from '../texts/visit-count.ts'
import { MoreVisits } from './more-visits.tsx'

interface ClosedVisitsProps extends Visits {
  /** Opens a request. */
  onOpen: (request: Appointment) => void
}

/** The visits that stand in a time before it is blocked, each one press away; nothing where there are none. */
export function ClosedVisits({ visits, total, onOpen }: ClosedVisitsProps) {
  const content = useContent()
  if (total === 0) return null
  return (
    <div className="closed-visits">
      <p>
        <strong>{visitCount(total)} in this time.</strong>{' '}
        {total === 1 ? 'It stays: you move or cancel it once the time is blocked.' : 'They stay: you move or cancel them once the time is blocked.'}
      </p>
      <ul>
        {visits.map(visit => (
          <li key={visit.id}>
            <button type="button" className="quiet-button" onClick={() => onOpen(visit)}>
              {personName(visit) || 'No name'}
            </button>{' '}
            <small>
              {visitWhen(visit, content)}, {visit.status}
            </small>
          </li>
        ))}
      </ul>
      <MoreVisits count={total - visits.length} />
    </div>
  )
}
