import { personName } from '../request/request-texts.ts'
import type { Deletion } from './dashboard-state.ts'
import { VIEWS } from './view.ts'

interface ToastsProps {
  failures: readonly string[]
  news: string
  /** The deletion that can be undone. */
  deletion: Deletion | null
  onUndo: () => void
  onDismiss: () => void
}

/** Status messages. Failures are visible and announced; successes are only announced, since their effect is visible. */
export function Toasts({ failures, news, deletion, onUndo, onDismiss }: ToastsProps) {
  return (
    <div className="toasts">
      <div role="alert">
        {[...new Set(failures)].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {deletion?.kind === 'delete' && (
        <p className="undo">
          <span>The request of {personName(deletion.of)} was deleted</span>
          <button type="button" className="plain-button" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
      {deletion?.kind === 'delete-all' && (
        <p className="undo">
          <span>All appointments were deleted</span>
          <a className="plain-button" href={VIEWS.trash.path} onClick={onDismiss}>
            Show the trash
          </a>
        </p>
      )}
      {(failures.length > 0 || deletion !== null) && (
        <button type="button" className="plain-button" onClick={onDismiss}>
          Dismiss
        </button>
      )}
      <output className="unseen">{news}</output>
    </div>
  )
}
