import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  text: string
  confirm: string
  /** Label of the safe answer. */
  cancel?: string
  onConfirm: () => void
  onCancel: () => void
  /** What the question is about. */
  children: ReactNode
}

/** Asks before something is deleted or cleared; the safe answer has the focus. */
export function ConfirmDialog({ text, confirm, cancel = 'Cancel', onConfirm, onCancel, children }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Modal className="confirm-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={onCancel}>
      <h2 id={id}>{text}</h2>
      <div className="about" id={`${id}-about`}>
        {children}
      </div>
      <div className="choices">
        <button type="button" className="plain-button" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className="danger-button" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Modal>
  )
}
