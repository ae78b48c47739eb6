import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  text: string
  confirm: string
  onConfirm: () => void
  onCancel: () => void
  /** What it is about. */
  children: ReactNode
}

/** Asks before something is deleted or cleared; the safe answer has the focus. */
export function ConfirmDialog({ text, confirm, onConfirm, onCancel, children }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Modal className="confirm-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={onCancel}>
      <h2 id={id}>{text}</h2>
      <p id={`${id}-about`}>{children}</p>
      <div className="choices">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" className="danger-button" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Modal>
  )
}
