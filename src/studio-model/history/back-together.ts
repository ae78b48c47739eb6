import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { MediaNames } from '#src/cms/check/check-media-references.ts'
import { withValue } from '../draft/with-value.ts'
import { checkTogether, type Documents } from '../publish/check-draft.ts'
import { stateOf, valueBack } from './field-changes.ts'
import { stillChanged } from './price-changes.ts'
import type { DocumentPublishing } from './published-together.ts'

/**
 * The last change of another document without which drafts could be published: put back too, it lets the site take them. Looks at what still stands of
 * changes, but not of prices alone, newest first, of documents without drafts; null where none helps.
 */
export function neededBack(
  own: readonly DatasetDocument[],
  publishings: readonly DocumentPublishing[],
  documents: Documents,
  media: MediaNames,
): DocumentPublishing | null {
  const edited = new Set(documents.drafts.map(({ _id }) => _id))
  const helps = (part: DocumentPublishing) => {
    const document = edited.has(part.documentId) ? undefined : documents.published.find(({ _id }) => _id === part.documentId)
    if (document === undefined || part.others.length === 0) return false
    const changed = part.others.filter(change => stateOf(change, document) === 'changed')
    const others = changed.map(change => ({ path: change.path, before: valueBack(change, document) }))
    const back = [...stillChanged(part.prices, document).map(({ place: { path, value } }) => ({ path, before: value })), ...others]
    if (back.length === 0) return false
    const before = back.reduce<unknown>((value, { path, before }) => withValue(value, path, before), document) as DatasetDocument
    return checkTogether([...own, before], documents, media).errors.length === 0
  }
  return publishings.find(helps) ?? null
}
