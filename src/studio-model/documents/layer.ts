/** Where edits are kept before they go live: in drafts, or in a release of this name. */
export type Layer = string

export const DRAFTS: Layer = 'drafts'

/** The id of a document as a layer has it, by the document's own id. */
export function idInLayer(layer: Layer, id: string): string {
  return layer === DRAFTS ? `drafts.${id}` : `versions.${layer}.${id}`
}

/** The layer that an id is of, and the document's own id; what is published is edited in drafts. */
export function layerOf(id: string): { layer: Layer; id: string } {
  const [first, ...rest] = id.split('.')
  if (first === 'drafts') return { layer: DRAFTS, id: rest.join('.') }
  const [release, ...own] = rest
  return first === 'versions' && release !== undefined ? { layer: release, id: own.join('.') } : { layer: DRAFTS, id }
}
