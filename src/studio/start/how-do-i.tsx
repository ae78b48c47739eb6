import { Text } from '@sanity/ui'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { TaskList } from './task-list.tsx'
import { tasksOf } from './tasks.ts'

/** The commonest tasks, each with links to where it is done. */
export function HowDoI({ documents }: { documents: Documents }) {
  return (
    <>
      <TaskList tasks={tasksOf(documents)} />
      <Text size={1} muted>
        Nothing is live before you press Publish, and what was published can be put back below.
      </Text>
    </>
  )
}
