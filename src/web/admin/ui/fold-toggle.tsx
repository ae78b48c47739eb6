interface FoldToggleProps {
  title: string
  /** The id of what is folded, which says so itself (`data-folded`). */
  of: string
  isOpen: boolean
  /** Whether it is shown on wide windows in place of phones. */
  isWide?: boolean
  onToggle: () => void
}

/** Unfolds what phones fold, by styles alone: where there is room it is shown, and this is not; or the reverse. */
export function FoldToggle({ title, of, isOpen, isWide = false, onToggle }: FoldToggleProps) {
  return (
    <button type="button" className={`plain-button ${isWide ? 'wide-folds' : 'folds'}`} aria-expanded={isOpen} aria-controls={of} onClick={onToggle}>
      {title}
    </button>
  )
}
