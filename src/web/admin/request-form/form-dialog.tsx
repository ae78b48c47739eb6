import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { DiscardDialog } from '../ui/discard-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'

interface FormDialogProps {
  className: string
  title: string
  /** Whose request it changes; see SideDialog. */
  about?: string
  /** What is asked about before it is discarded. */
  what: string
  isChanged: boolean
  /** Whether it opened with what had been entered before. */
  wasKept: boolean
  /** The key under which its scroll position is kept; see Modal. */
  place: string
  onClose: () => void
  children: ReactNode
}

/** A side dialog in which something is filled in: who leaves it half done is asked first. */
export function FormDialog({ className, title, about, what, isChanged, wasKept, place, onClose, children }: FormDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  useLeaveWarning(isChanged)
  const discard = () => {
    // Close one dialog after the other, so that each returns the focus to where it came from.
    flushSync(() => setIsLeaving(false))
    onClose()
  }
  return (
    <SideDialog
      className={className}
      title={title}
      about={about}
      place={place}
      notice={wasKept && <NotSaved onDiscard={() => setIsLeaving(true)} />}
      onClose={() => (isChanged ? setIsLeaving(true) : onClose())}
    >
      {children}
      {isLeaving && <DiscardDialog what={what} onDiscard={discard} onCancel={() => setIsLeaving(false)} />}
    </SideDialog>
  )
}
