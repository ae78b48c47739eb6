import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { ToastPlaceContext } from '../toasts/toast-place.ts'
import { rememberFocus } from './return-focus.ts'

interface ModalProps {
  className: string
  role?: 'alertdialog'
  labelledBy: string
  describedBy?: string | undefined
  /** Under which it is kept, while the dialog is open, how far down one is; at its top after each reload when left out. */
  place?: string | undefined
  /** Whether messages are shown in it while it is open; else below it. */
  holdsMessages?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, open while rendered and while the URL shows the admin: even hidden it would make the site inert. The browser provides the focus
 * trap and restores the focus, as long as what had it is still there.
 */
export function Modal({ className, role, labelledBy, describedBy, place, holdsMessages = false, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isHere = isAdminHash(useHash())
  const messages = use(ToastPlaceContext)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isHere || dialog === null) return
    const returnFocus = rememberFocus(dialog)
    dialog.showModal()
    const leave = holdsMessages ? messages?.moveInto(dialog) : undefined
    return () => {
      leave?.()
      dialog.close()
      returnFocus()
    }
  }, [isHere, holdsMessages, messages])
  useKeptPlace(ref, place)
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
