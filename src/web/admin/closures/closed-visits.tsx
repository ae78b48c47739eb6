import type { ClosedVisits as Visits } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { visitCount } from '../texts/visit-count.ts'

interface ClosedVisitsProps extends Visits {
  /** Opens a request. */
  onOpen: (id: string) => void
}

/** The visits that stand in a blocked time, each one press away; nothing where there are none. */
export function ClosedVisits({ visits, total, onOpen }: ClosedVisitsProps) {
  const { dates } = useContent()
  if (total === 0) return null
  return (
    <div className="closed-visits">
      <p>
        <strong>{visitCount(total)} in this time.</strong> Blocking it cancels nothing: move or cancel what has to go.
      </p>
      <ul>
        {visits.map(({ id, name, appointment_date, appointment_time, status }) => (
          <li key={id}>
            <button type="button" className="quiet-button" onClick={() => onOpen(id)}>
              {dates.shortDay(appointment_date)}, {dates.time(appointment_time)}: {name === '' ? 'No name' : name}
            </button>{' '}
            <small>{status}</small>
          </li>
        ))}
      </ul>
      {total > visits.length && <p>{total - visits.length} more are in the calendar.</p>}
    </div>
  )
}
