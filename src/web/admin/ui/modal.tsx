import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useHash } from '../hooks/use-hash.ts'
import { rememberFocus } from './return-focus.ts'

interface ModalProps {
  className: string
  role?: 'alertdialog'
  labelledBy: string
  describedBy?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, open while rendered and while the URL shows the admin: even hidden it would make the site inert. The browser provides the focus
 * trap and restores the focus, as long as what had it is still there.
 */
export function Modal({ className, role, labelledBy, describedBy, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isHere = isAdminHash(useHash())
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isHere || dialog === null) return
    const returnFocus = rememberFocus(dialog)
    dialog.showModal()
    return () => {
      dialog.close()
      returnFocus()
    }
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
      // Some browsers close a dialog without a cancel event.
      onClose={event => event.currentTarget.open || !isAdminHash(location.hash) || onClose()}
    >
      {children}
    </dialog>
  )
}
