import { useQuery } from '@tanstack/react-query'
import { mayConcern } from '#src/booking/schedule/closed-crews.ts'
import { overlap } from '#src/booking/schedule/closed-time.ts'
import type { Closure } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closuresQuery } from '../data/closures/closures.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closedTimeText, closureTitle } from './closure-texts.ts'
import type { TimeOfCrews } from './closure-values.ts'

interface BlockedAlreadyProps {
  time: TimeOfCrews
  /** The closure that is changed; null for a new one. */
  of: Closure | null
  onChange: (closure: Closure) => void
}

/** Lists the closures that overlap the time in the form, but for those of other crews, each with a button that edits it instead; nothing where there is none. */
export function BlockedAlready({ time, of, onChange }: BlockedAlreadyProps) {
  const { dates } = useContent()
  // A time that cannot be asked about is refused when it is stored.
  const { data = [] } = useQuery({ ...closuresQuery(useApi(), time.first_day, time.last_day), meta: {} })
  const wanted = { from_time: null, until_time: null, ...time }
  const found = data.filter(closure => closure.id !== of?.id && overlap(closure, wanted) && mayConcern(closure.crews, time.crews))
  if (found.length === 0) return null
  return (
    <div className="closed-visits">
      <strong>Blocked already in this time:</strong>
      <ul>
        {found.map(closure => (
          <li key={closure.id}>
            {closedTimeText(closure, dates)}, {closureTitle(closure)}{' '}
            <button
              type="button"
              className="quiet-button"
              aria-label={`Change what is blocked: ${closedTimeText(closure, dates)}`}
              onClick={() => onChange(closure)}
            >
              Change
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
