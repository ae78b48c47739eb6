interface FoldToggleProps {
  title: string
  /** The id of what is folded, which says so itself (`data-folded`). */
  of: string
  isOpen: boolean
  /** Whether it folds something where there is room, too. */
  isEverywhere?: boolean
  onToggle: () => void
}

/** Unfolds what phones fold, by styles alone: where there is room it is shown, and this is not. */
export function FoldToggle({ title, of, isOpen, isEverywhere = false, onToggle }: FoldToggleProps) {
  return (
    <button type="button" className={`plain-button ${isEverywhere ? '' : 'folds'}`} aria-expanded={isOpen} aria-controls={of} onClick={onToggle}>
      {title}
    </button>
  )
}
