import { useState } from 'react'
import type { OwnList } from '#src/contract/generated/types.ts'
import { lateDialog } from '../late/late-dialog.tsx'
import type { ListQuery } from '../requests-list/list-query.ts'
import { isBuiltIn, ownOf } from './own-list.ts'

const OwnListDialog = lateDialog(async () => (await import('./own-list-dialog.tsx')).OwnListDialog)

interface OwnListButtonProps {
  query: ListQuery
  /** The owner's own lists; null until loaded. */
  lists: readonly OwnList[] | null
}

/** Keeps what is shown as a list of the owner's, or changes the one that is shown. Where there is nothing to keep, its room stays: nothing beside it moves. */
export function OwnListButton({ query, lists }: OwnListButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const own = ownOf(query, lists ?? [])
  const isUseful = lists !== null && (own !== undefined || !isBuiltIn(query))
  return (
    <div className="own-list-button" data-useful={isUseful}>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {own === undefined ? 'Save list' : 'Edit list'}
      </button>
      {isOpen && lists !== null && <OwnListDialog query={query} own={own ?? null} lists={lists} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
