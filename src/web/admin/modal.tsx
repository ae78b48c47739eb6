import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface ModalProps {
  className: string
  role?: 'alertdialog'
  labelledBy: string
  describedBy?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over everything else, for as long as it is rendered. The browser keeps the focus in it and gives it back. */
export function Modal({ className, role, labelledBy, describedBy, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={className}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers close it without asking first.
      onClose={event => event.currentTarget.open || onClose()}
    >
      {children}
    </dialog>
  )
}
