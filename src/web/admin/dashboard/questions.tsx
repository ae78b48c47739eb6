import { flushSync } from 'react-dom'
import type { Appointment } from '#src/contract/generated/types.ts'
import { BulkQuestion } from '../bulk/bulk-question.tsx'
import { BulkReport } from '../bulk/bulk-report.tsx'
import type { Bulk } from '../bulk/use-bulk.ts'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import type { Change } from '../data/requests/change.ts'
import { AskToTell } from '../telling/ask-to-tell.tsx'
import { BlockedQuestion } from './blocked-question.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { TakenQuestion } from './taken-question.tsx'
import type { AskedActions } from './use-request-actions.ts'
import type { RequestChanges } from './use-request-changes.ts'

interface QuestionsProps {
  asked: AskedActions
  changes: Pick<RequestChanges, 'conflict' | 'blocked' | 'dismissBlocked'>
  bulk: Bulk
  onOpen: (id: string) => void
}

/** The dialogs of the dashboard: questions before a change, a conflict with somebody else's, and the report of refused changes. */
export function Questions({ asked, changes: { conflict, blocked, dismissBlocked }, bulk, onOpen }: QuestionsProps) {
  const { deletion, askDeletion, telling, endTelling, makeAsked } = asked
  /** Closes a question first: its dialog returns the focus before a row may disappear. */
  const makeAfter = (closeQuestion: () => void) => (change: Change) => {
    flushSync(closeQuestion)
    makeAsked(change)
  }
  const moveTaken = (of: Appointment) => () => {
    flushSync(dismissBlocked)
    asked.actions.move(of)
  }
  const showRefused = ({ id }: Pick<Appointment, 'id'>) => {
    flushSync(bulk.leave)
    onOpen(id)
  }
  return (
    <>
      {telling !== null && <AskToTell telling={telling} onMake={makeAfter(endTelling)} onCancel={endTelling} />}
      {conflict !== null && <ConflictDialog conflict={conflict} />}
      {blocked?.takes === 'nothing' && <TakenQuestion request={blocked.change.of} onMove={moveTaken(blocked.change.of)} onClose={dismissBlocked} />}
      {blocked !== null && blocked.takes !== 'nothing' && (
        <BlockedQuestion blocked={blocked} onMake={makeAfter(dismissBlocked)} onCancel={dismissBlocked} />
      )}
      {bulk.plan !== null && <BulkQuestion plan={bulk.plan} bulk={bulk} />}
      {bulk.report !== null && <BulkReport report={bulk.report} onOpen={showRefused} onClose={bulk.leave} />}
      {deletion !== null && <DeleteQuestion deletion={deletion} onConfirm={makeAsked} onCancel={() => askDeletion(null)} />}
    </>
  )
}
