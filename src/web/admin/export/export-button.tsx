import { useState } from 'react'
import type { ListQuery } from '../requests-list/list-query.ts'
import { ExportDialog } from './export-dialog.tsx'

/** Opens the export. */
export function ExportButton({ query }: { query: ListQuery }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Export
      </button>
      {isOpen && <ExportDialog query={query} onClose={() => setIsOpen(false)} />}
    </>
  )
}
