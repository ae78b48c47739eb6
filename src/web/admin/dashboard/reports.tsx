import type { Appointment } from '#src/contract/generated/types.ts'

interface ReportsProps {
  failures: readonly string[]
  news: string
  /** What was just deleted. */
  deleted: Appointment | null
  onUndo: () => void
  onDismiss: () => void
}

/** What happened: failures to be seen and heard, successes to be heard, since they show by themselves. */
export function Reports({ failures, news, deleted, onUndo, onDismiss }: ReportsProps) {
  return (
    <div className="reports">
      <div role="alert">
        {[...new Set(failures)].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {deleted !== null && (
        <p className="undo">
          The request of {deleted.name} was deleted
          <button type="button" className="plain-button" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
      {(failures.length > 0 || deleted !== null) && (
        <button type="button" className="plain-button" onClick={onDismiss}>
          Dismiss
        </button>
      )}
      <output className="unseen">{news}</output>
    </div>
  )
}
