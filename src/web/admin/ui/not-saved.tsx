interface NotSavedProps {
  onDiscard: () => void
}

/** Says of what was typed, and came back, that it is not saved yet; and the way to be rid of it. */
export function NotSaved({ onDiscard }: NotSavedProps) {
  return (
    <p className="not-saved">
      Not saved yet
      <button type="button" className="quiet-button" onClick={onDiscard}>
        Discard
      </button>
    </p>
  )
}
