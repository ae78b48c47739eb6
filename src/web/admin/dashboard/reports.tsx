interface ReportsProps {
  failures: readonly string[]
  news: string
  onDismiss: () => void
}

/** What happened: failures to be seen and heard, successes to be heard, since they show by themselves. */
export function Reports({ failures, news, onDismiss }: ReportsProps) {
  return (
    <div className="reports">
      <div role="alert">
        {[...new Set(failures)].map(failure => (
          <p className="failure" key={failure}>
            {failure}
          </p>
        ))}
      </div>
      {failures.length > 0 && (
        <button type="button" className="plain-button" onClick={onDismiss}>
          Dismiss
        </button>
      )}
      <output className="unseen">{news}</output>
    </div>
  )
}
