import type { Screen } from '../dashboard/screen.ts'
import { TrashList } from './trash-list.tsx'

/** Requests that were deleted and can be restored. */
export const trashScreen: Screen<'trash'> = {
  Content: ({ view, data: { list, total }, actions, restoreDeleted }) =>
    list !== null && <TrashList view={view} list={list} total={total} actions={actions} onRestoreDeletion={restoreDeleted} />,
}
