import type { Closure } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closedTimeText, closureTitle } from './closure-texts.ts'

interface ClosureListProps {
  closures: readonly Closure[]
  onChange: (closure: Closure) => void
  onRemove: (closure: Closure) => void
}

/** The blocked times that are to come, the next first. */
export function ClosureList({ closures, onChange, onRemove }: ClosureListProps) {
  const { dates } = useContent()
  return (
    <ul className="closure-list">
      {closures.map(closure => {
        const when = closedTimeText(closure, dates)
        return (
          <li key={closure.id}>
            <div>
              <strong>{when}</strong>
              <p>
                {closureTitle(closure)}
                <small>, by {closure.by}</small>
              </p>
            </div>
            <span>
              <button type="button" className="quiet-button" aria-label={`Change ${when}`} onClick={() => onChange(closure)}>
                Change
              </button>
              <button type="button" className="quiet-button danger" aria-label={`Remove ${when}`} onClick={() => onRemove(closure)}>
                Remove
              </button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
