import type { ActionsSection } from '#src/contract/generated/types.ts'
import { ActionLinks } from '../action-links.tsx'
import { usePage } from '../page-view.ts'

/** A row of quick actions. */
export function Actions({ section: { id, title, actions } }: { section: ActionsSection }) {
  const page = usePage()
  return (
    <div className="quick wrap" id={id}>
      {title !== undefined && <h2>{page.text(title)}</h2>}
      <ActionLinks actions={actions} />
    </div>
  )
}
