import { DRAFTS, idInLayer } from '#src/cms/sanity/layer.ts'
import type { Documents } from './check-draft.ts'

/** The id of a document's draft, by the document's own id. */
export function draftId(id: string): string {
  return idInLayer(DRAFTS, id)
}

/** What publishes these documents' drafts in one transaction, as they were checked: somebody's later edit refuses all of it. */
export function publishActions(ids: readonly string[], { drafts }: Documents) {
  return (
    drafts
      .filter(({ _id }) => ids.includes(_id))
      // What others refer to has to be there first.
      .toSorted((one, other) => Number(other._type === 'category') - Number(one._type === 'category'))
      .map(({ _id: id, _rev }) => ({
        actionType: 'sanity.action.document.publish' as const,
        draftId: draftId(id),
        publishedId: id,
        ...(typeof _rev === 'string' && { ifDraftRevisionId: _rev }),
      }))
  )
}
