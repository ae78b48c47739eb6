import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { ContentState } from '#src/contract/generated/types.ts'
import { textAt } from '../draft/draft-value.ts'

/** What a site that takes something over answers otherwise than before: another revision, or why it refuses the newest. */
export type LiveMark = Pick<ContentState, 'revision' | 'refused_at'>

/** How long a publishing may wait for the site, in milliseconds; one that is older and not live was refused, or changed nothing that pages show. */
const RECENT_MS = 60_000

/**
 * Whether a site has yet to take over what is published now: it answers as it did before something was published here, or, where nothing was, says that
 * it has been live from before the newest of it.
 */
export function isLiveBehind(state: ContentState, before: LiveMark | null, published: readonly DatasetDocument[], now: Date): boolean {
  if (before !== null) return before.revision === state.revision && before.refused_at === state.refused_at
  const newest = Math.max(0, ...published.map(document => Date.parse(textAt(document, '_updatedAt') ?? '') || 0))
  return state.refused_at === null && newest > Date.parse(state.since) && now.getTime() - newest < RECENT_MS
}
