import { personName } from '../request/request-texts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Blocked, TimeTaking } from './blocked.ts'

interface BlockedQuestionProps {
  blocked: Blocked
  onMake: (change: TimeTaking) => void
  onCancel: () => void
}

/** Asks whether a visit gets its time although that is blocked, or keeps the price of a code that has been used up. */
export function BlockedQuestion({ blocked: { change, reason, takes }, onMake, onCancel }: BlockedQuestionProps) {
  const confirm = change.kind === 'restore' ? (takes === 'time' ? 'Restore it there' : 'Restore it') : `Make it ${change.status}`
  return (
    <ConfirmDialog text={`${reason}.`} confirm={confirm} onConfirm={() => onMake({ ...change, despite: true })} onCancel={onCancel}>
      {takes === 'time'
        ? `The request of ${personName(change.of)} would get its time back all the same.`
        : `The request of ${personName(change.of)} would keep its promised price all the same. For a price without the code, take the code out of it afterwards.`}
    </ConfirmDialog>
  )
}
