import { flushSync } from 'react-dom'
import { EditDialog } from '../edit-request/edit-dialog.tsx'
import { ScheduleDialog } from '../edit-request/schedule-dialog.tsx'
import type { EditControl } from '../edit-request/use-edit.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestDrawer } from '../request/request-drawer.tsx'
import type { PageData } from './use-page-data.ts'

interface OpenRequestProps extends Pick<PageData, 'opened' | 'detail'> {
  actions: RequestActions
  editing: EditControl
  onClose: () => void
}

/** The open request, and the form that changes it while there is one. */
export function OpenRequest({ opened, detail, actions, editing: { edit, begin, enter, end }, onClose }: OpenRequestProps) {
  const Form = edit?.form === 'time' || edit?.form === 'length' ? ScheduleDialog : EditDialog
  const endEdit = () => {
    // Close one dialog after the other, so that each returns the focus to where it came from.
    flushSync(end)
    if (edit?.isAlone === true) onClose()
  }
  return (
    <>
      {opened !== null && (
        <RequestDrawer key={opened.id} request={opened} detail={detail} actions={actions} onEdit={form => begin(form, opened)} onClose={onClose} />
      )}
      {/* Beside the drawer, not in it: of two dialogs that open at once, the later one is on top. */}
      {edit !== null && <Form key={`${edit.form} of ${edit.of.id}`} edit={edit} actions={actions} onEnter={enter} onClose={endEdit} />}
    </>
  )
}
