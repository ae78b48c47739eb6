/** Where edits are kept until they go live: in drafts, one by one, or in a release of this name, all together. */
export type Layer = string

export const DRAFTS: Layer = 'drafts'

/** What owners call a layer: "It is changed in the drafts". */
export function layerWords(layer: Layer): string {
  return layer === DRAFTS ? 'the drafts' : 'this release'
}

/** Whether a version takes its document off the site once its release runs. */
export function isGoing(version: object): boolean {
  const system: unknown = Reflect.get(version, '_system')
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}

/** The id of a document as a layer has it, by the document's own id. */
export function idInLayer(layer: Layer, id: string): string {
  return layer === DRAFTS ? `drafts.${id}` : `versions.${layer}.${id}`
}

/** The layer that an id names, and the document's own id. The id of what is published names none: it is edited in drafts. */
export function layerOf(id: string): { layer: Layer; id: string } {
  const [first, ...rest] = id.split('.')
  if (first === 'drafts') return { layer: DRAFTS, id: rest.join('.') }
  const [release, ...own] = rest
  return first === 'versions' && release !== undefined ? { layer: release, id: own.join('.') } : { layer: DRAFTS, id }
}
