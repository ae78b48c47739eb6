interface FoldToggleProps {
  title: string
  /** The id of what is folded, which says so itself (`data-folded`). */
  of: string
  isOpen: boolean
  onToggle: () => void
}

/** Unfolds what phones fold, by styles alone: where there is room it is shown, and this is not. */
export function FoldToggle({ title, of, isOpen, onToggle }: FoldToggleProps) {
  return (
    <button type="button" className="plain-button folds" aria-expanded={isOpen} aria-controls={of} onClick={onToggle}>
      {title}
    </button>
  )
}
