import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { ownListsQuery } from '../data/own-lists/own-lists.ts'
import { lateDialog } from '../late/late-dialog.tsx'
import type { ListQuery } from '../requests-list/list-query.ts'
import { isBuiltIn, ownOf } from './own-list.ts'

const OwnListDialog = lateDialog(async () => (await import('./own-list-dialog.tsx')).OwnListDialog)

/** Keeps what is shown as a list of the owner's, or changes the one that is shown. Where there is nothing to keep, its room stays: nothing beside it moves. */
export function OwnListButton({ query }: { query: ListQuery }) {
  const { data: lists } = useQuery(ownListsQuery(useApi()))
  const [isOpen, setIsOpen] = useState(false)
  const own = ownOf(query, lists ?? [])
  const isUseful = lists !== undefined && (own !== undefined || !isBuiltIn(query))
  return (
    <div className="own-list-button" data-useful={isUseful}>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {own === undefined ? 'Save list' : 'Edit list'}
      </button>
      {isOpen && lists !== undefined && <OwnListDialog query={query} own={own ?? null} lists={lists} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
