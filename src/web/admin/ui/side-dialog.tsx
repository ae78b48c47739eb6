import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface SideDialogProps {
  className: string
  title: string
  /** What it is about: below the title, and as long in sight. */
  about?: string | undefined
  /** The key under which its scroll position is kept; see Modal. */
  place?: string | undefined
  /** Below both. */
  notice?: ReactNode
  /** Whether messages are shown in it: where what they tell of is done. See Modal. */
  holdsMessages?: boolean
  onClose: () => void
  children: ReactNode
}

/** A full-height dialog at the side of the window, with a title and a close button. */
export function SideDialog({ className, title, about = '', place, notice, holdsMessages = false, onClose, children }: SideDialogProps) {
  const id = useId()
  const aboutId = `${id}-about`
  return (
    <Modal
      className={`side-dialog ${className}`}
      labelledBy={id}
      describedBy={about === '' ? undefined : aboutId}
      place={place}
      holdsMessages={holdsMessages}
      onClose={onClose}
    >
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {about !== '' && (
            <p id={aboutId} className="soft">
              {about}
            </p>
          )}
        </div>
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
        {notice}
      </header>
      {children}
    </Modal>
  )
}
