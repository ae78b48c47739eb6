import { trashTerm } from '#src/booking/appointment/trash.ts'
import { useContent } from '../data/content/admin-content.ts'
import { DeletingAllCosts, DeletingCosts } from '../request/cancelling-costs.tsx'
import { VisitTime } from '../request/visit-time.tsx'
import { personName } from '../request/request-texts.ts'
import { CountOfAll } from '../requests-list/count-of-all.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Deletion } from '../toasts/toast-state.ts'

/** Not "Cancel": an appointment can be cancelled, too. */
const BACK = 'Back'

interface DeleteQuestionProps {
  deletion: Deletion
  onConfirm: (deletion: Deletion) => void
  onCancel: () => void
}

/** Asks before a request is deleted, or all of them. */
export function DeleteQuestion({ deletion, onConfirm, onCancel }: DeleteQuestionProps) {
  const { business, messages } = useContent()
  const confirm = () => onConfirm(deletion)
  if (deletion.kind === 'delete') {
    return (
      <ConfirmDialog text={messages.admin.confirmDelete} confirm="Delete" cancel={BACK} onConfirm={confirm} onCancel={onCancel}>
        {personName(deletion.of)}, <VisitTime request={deletion.of} />. It goes to the trash, from where it can be restored for{' '}
        {trashTerm(business.retention?.trashDays)}.
        <DeletingCosts requests={[deletion.of]} />
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog text={messages.admin.confirmDeleteAll} confirm="Delete all" cancel={BACK} onConfirm={confirm} onCancel={onCancel}>
      Appointments and quotes to delete: <CountOfAll />. They go to the trash, from where they can be restored for{' '}
      {trashTerm(business.retention?.trashDays)}.
      <DeletingAllCosts />
    </ConfirmDialog>
  )
}
