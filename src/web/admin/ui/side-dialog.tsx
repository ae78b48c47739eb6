import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface SideDialogProps {
  className: string
  title: string
  /** The key under which its scroll position is kept; see Modal. */
  place?: string | undefined
  /** Below the title, and as long in sight. */
  notice?: ReactNode
  /** Whether messages are shown in it; see Modal. */
  holdsMessages?: boolean
  onClose: () => void
  children: ReactNode
}

/** A full-height dialog at the side of the window, with a title and a close button. */
export function SideDialog({ className, title, place, notice, holdsMessages = true, onClose, children }: SideDialogProps) {
  const id = useId()
  return (
    <Modal className={`side-dialog ${className}`} labelledBy={id} place={place} holdsMessages={holdsMessages} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
        {notice}
      </header>
      {children}
    </Modal>
  )
}
