import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useHash } from '../hooks/use-hash.ts'

interface ModalProps {
  className: string
  role?: 'alertdialog'
  labelledBy: string
  describedBy?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over everything else, for as long as it is rendered and the address shows the admin: even out of sight it would keep the site from being
 * used. The browser keeps the focus in it and gives it back.
 */
export function Modal({ className, role, labelledBy, describedBy, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isHere = isAdminHash(useHash())
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isHere) return
    dialog?.showModal()
    return () => dialog?.close()
  }, [isHere])
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
      onClose={event => event.currentTarget.open || !isAdminHash(location.hash) || onClose()}
    >
      {children}
    </dialog>
  )
}
