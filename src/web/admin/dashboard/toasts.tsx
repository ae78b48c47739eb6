import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'
import type { ToastState } from './toast-state.ts'
import { VIEWS } from './view.ts'

interface ToastsProps {
  state: ToastState
  /** Takes the deletion of a request back. */
  onUndo: (deleted: Appointment) => void
  onDismiss: () => void
}

/** Status messages. Failures are visible and announced; successes are only announced, since their effect is visible. */
export function Toasts({ state: { failures, loadFailures, news, deletion }, onUndo, onDismiss }: ToastsProps) {
  const failed = new Set([...loadFailures.map(({ failure }) => failure), ...failures])
  return (
    <div className="toasts">
      <div role="alert">
        {[...failed].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {deletion?.kind === 'delete' && (
        <p className="undo">
          <span>The request of {personName(deletion.of)} was deleted</span>
          <button type="button" className="plain-button" onClick={() => onUndo(deletion.of)}>
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
      {(failed.size > 0 || deletion !== null) && (
        <button type="button" className="plain-button" onClick={onDismiss}>
          Dismiss
        </button>
      )}
      <output className="unseen">{news}</output>
    </div>
  )
}
