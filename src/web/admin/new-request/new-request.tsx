import { useState } from 'react'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { Entered } from '../telling/telling.ts'
import { NewRequestDialog } from './new-request-dialog.tsx'

interface NewRequestProps {
  /** What the button says. */
  title?: string
  /** The values with which the form opens; empty when left out. */
  first?: () => FormValues
  /** Called when the request is stored. */
  onStored: (entered: Entered) => void
}

/** Enters a request on behalf of a caller. */
export function NewRequest({ title = 'New request', first, onStored }: NewRequestProps) {
  const [isOpen, setIsOpen] = useUnsaved('new request', false)
  const [opened, setOpened] = useState<FormValues>()
  const stored = (entered: Entered) => {
    setIsOpen(false)
    onStored(entered)
  }
  const open = () => {
    setOpened(first?.())
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className="main-button" onClick={open}>
        {title}
      </button>
      {isOpen && <NewRequestDialog {...(opened !== undefined && { first: opened })} onStored={stored} onClose={() => setIsOpen(false)} />}
    </>
  )
}
