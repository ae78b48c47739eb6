import { useState } from 'react'
import { useUnsaved } from '../hooks/unsaved.ts'
import { NewRequestDialog } from './new-request-dialog.tsx'

interface NewRequestProps {
  /** Called when a request is stored. */
  onStored: () => void
}

/** Enters a request on behalf of a caller. */
export function NewRequest({ onStored }: NewRequestProps) {
  const [isOpen, setIsOpen] = useUnsaved('new request', false)
  const [news, setNews] = useState('')
  const stored = (name: string) => {
    setIsOpen(false)
    setNews(`The request of ${name || 'somebody without a name'} was stored`)
    onStored()
  }
  return (
    <>
      <button type="button" className="main-button" onClick={() => setIsOpen(true)}>
        New request
      </button>
      <output className="unseen">{news}</output>
      {isOpen && <NewRequestDialog onStored={stored} onClose={() => setIsOpen(false)} />}
    </>
  )
}
