import { useState } from 'react'
import { lateDialog } from '../late/late-dialog.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'

const ExportDialog = lateDialog(async () => (await import('./export-dialog.tsx')).ExportDialog)

/** Opens the export of a list, or of the visits of a period. */
export function ExportButton({ of }: Pick<ExportDialogProps, 'of'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Export
      </button>
      {isOpen && <ExportDialog of={of} onClose={() => setIsOpen(false)} />}
    </>
  )
}
