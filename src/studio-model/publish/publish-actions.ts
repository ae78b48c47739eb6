import type { Documents } from './check-draft.ts'

/** Where edits are kept before they go live: in drafts, or in a release of this name. */
export type Layer = string

export const DRAFTS: Layer = 'drafts'

/** The id of a document as a layer has it, by the document's own id. */
export function idInLayer(layer: Layer, id: string): string {
  return layer === DRAFTS ? `drafts.${id}` : `versions.${layer}.${id}`
}

/** The id of a document's draft, by the document's own id. */
export function draftId(id: string): string {
  return idInLayer(DRAFTS, id)
}

/** The layer that an id is of, and the document's own id; what is published is edited in drafts. */
export function layerOf(id: string): { layer: Layer; id: string } {
  const [first, ...rest] = id.split('.')
  if (first === 'drafts') return { layer: DRAFTS, id: rest.join('.') }
  const [release, ...own] = rest
  return first === 'versions' && release !== undefined ? { layer: release, id: own.join('.') } : { layer: DRAFTS, id }
}

/** What publishes these documents' drafts in one transaction, as they were checked: somebody's later edit refuses all of it. */
export function publishActions(ids: readonly string[], { drafts }: Documents) {
  return drafts
    .filter(({ _id }) => ids.includes(_id))
    .map(({ _id: id, _rev }) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: draftId(id),
      publishedId: id,
      ...(typeof _rev === 'string' && { ifDraftRevisionId: _rev }),
    }))
}
