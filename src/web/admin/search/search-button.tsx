import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isAdminHash } from '../../admin-hash.ts'
import { hashOfCustomer } from '../dashboard/view.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type Hit, SearchDialog } from './search-dialog.tsx'

interface SearchButtonProps {
  today: Day
  /** Opens a request. */
  onOpen: (id: string) => void
}

/** Opens the search over everything; so do Ctrl K and Cmd K. */
export function SearchButton({ today, onOpen }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (!isAdminHash(location.hash)) return
      event.preventDefault()
      // Over another dialog something may be half typed.
      if (document.querySelector('#admin dialog[open]') === null) setIsOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  const choose = (hit: Hit) => {
    // Close one dialog before the next opens, so that each returns the focus to where it came from.
    flushSync(() => setIsOpen(false))
    if (hit.kind === 'request') onOpen(hit.request.id)
    else {
      // The customer's page takes the focus where nothing else has it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      location.hash = hashOfCustomer(hit.customer.id)
    }
  }
  return (
    <>
      <button type="button" className="plain-button search-button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsOpen(true)}>
        <span>Search</span>
      </button>
      {isOpen && <SearchDialog today={today} onChoose={choose} onClose={() => setIsOpen(false)} />}
    </>
  )
}
