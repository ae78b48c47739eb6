import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface SideDialogProps {
  className: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** A full-height dialog at the side of the window, with a title and a close button. */
export function SideDialog({ className, title, onClose, children }: SideDialogProps) {
  const id = useId()
  return (
    <Modal className={`side-dialog ${className}`} labelledBy={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </Modal>
  )
}
