import { ConfirmDialog } from './confirm-dialog.tsx'

interface DiscardDialogProps {
  /** What would be lost. */
  what: string
  onDiscard: () => void
  onCancel: () => void
}

/** Asks before unsaved input is discarded. */
export function DiscardDialog({ what, onDiscard, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog text={`Discard this ${what}?`} confirm="Discard" onConfirm={onDiscard} onCancel={onCancel}>
      What you have entered will be lost.
    </ConfirmDialog>
  )
}
