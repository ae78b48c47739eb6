import { personName } from '../request/request-texts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Blocked, TimeTaking } from './blocked.ts'

interface BlockedQuestionProps {
  blocked: Blocked
  onMake: (change: TimeTaking) => void
  onCancel: () => void
}

/** Asks whether a visit gets its time although that is blocked. */
export function BlockedQuestion({ blocked: { change, reason }, onMake, onCancel }: BlockedQuestionProps) {
  const confirm = change.kind === 'restore' ? 'Restore it there' : `Make it ${change.status}`
  return (
    <ConfirmDialog text={`${reason}.`} confirm={confirm} onConfirm={() => onMake({ ...change, despite: true })} onCancel={onCancel}>
      The request of {personName(change.of)} would get its time back all the same.
    </ConfirmDialog>
  )
}
