import { type LakeDocument, layerOf, publishedId } from '../documents/document.ts'
import { refuse } from '../server/http-error.ts'

/** What a reader sees: raw documents, or layers over the published ones, topmost first. */
export type Perspective = 'raw' | readonly string[]

/** From this API version on, the default perspective is published; before, raw. */
const PUBLISHED_SINCE = '2025-02-19'

const DRAFTS = new Set(['drafts', 'previewDrafts'])

/** Parses a request's `perspective`, a comma-separated list of names; `version` is the API version, such as `v2025-02-19`. */
export function decodePerspective(given: string | undefined, version: string): Perspective {
  if (given === undefined || given === '') return showsAll(version) ? 'raw' : []
  const names = given.split(',')
  if (names.includes('raw')) {
    if (names.length > 1) throw refuse(400, 'The perspective "raw" cannot be combined with others')
    return 'raw'
  }
  const wrong = names.find(name => !/^[\w-]+$/.test(name))
  if (wrong !== undefined) throw refuse(400, `Invalid perspective "${wrong}": use published, drafts, raw or names of releases`)
  return names.filter(name => name !== 'published').map(name => (DRAFTS.has(name) ? 'drafts' : name))
}

function showsAll(version: string): boolean {
  return /^v(1$|\d{4}-)/.test(version) && version.slice(1) < PUBLISHED_SINCE
}

/** The documents of a perspective. A document of a layer appears under its published id, with its own as `_originalId`. */
export function viewThrough(documents: Iterable<LakeDocument>, perspective: Perspective): LakeDocument[] {
  if (perspective === 'raw') return [...documents]
  const order = [...perspective, 'published']
  const shown = new Map<string, { rank: number; document: LakeDocument }>()
  for (const document of documents) {
    const rank = order.indexOf(layerOf(document._id))
    const id = publishedId(document._id)
    if (rank >= 0 && rank < (shown.get(id)?.rank ?? Infinity)) shown.set(id, { rank, document })
  }
  return Array.from(shown, ([id, { document }]) => (perspective.length === 0 ? document : { ...document, _id: id, _originalId: document._id }))
}
