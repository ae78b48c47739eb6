import type { Screen } from '../dashboard/screen.ts'
import { lateView } from '../late/late-view.tsx'

const TrashList = lateView(async () => (await import('./trash-list.tsx')).TrashList)

/** Requests that were deleted and can be restored. */
export const trashScreen: Screen<'trash'> = {
  Content: ({ view, data: { list, total }, actions, restoreDeleted }) =>
    list !== null && <TrashList view={view} list={list} total={total} actions={actions} onRestoreDeletion={restoreDeleted} />,
}
