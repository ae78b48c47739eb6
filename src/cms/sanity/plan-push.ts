import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { languageOf } from '../defaults/complete.ts'
import { type DocumentType, isOptional } from '../documents/documents.ts'
import { type DatasetDocument, toDocuments } from './dataset-documents.ts'
import { withKeptAssets } from './kept-assets.ts'
import { wholeDocument } from './whole-document.ts'
import { withPortableText } from './with-portable-text.ts'

/** Changes that make a dataset hold the given content. */
export interface Push {
  /** Documents that are new or changed. */
  written: DatasetDocument[]
  /** Ids of existing documents that change. */
  replacedIds: string[]
  /** Ids of documents that the content no longer has. */
  deletedIds: string[]
}

/** Compares content with a dataset's documents. A category keeps its existing document, whatever its id, and a picture the asset that it is. */
export function planPush(content: Content, existing: readonly DatasetDocument[]): Push {
  const known = new Map(existing.flatMap(({ _id, _type, id }) => (_type === 'category' && typeof id === 'string' ? [[id, _id] as const] : [])))
  const documents = withKeptAssets(toDocuments(content, known), existing)
  const [before, after] = [saidIn(existing), saidIn(documents)]
  const outdated = new Set(existing.filter(document => withPortableText(document) !== document).map(({ _id }) => _id))
  const written = documents.filter(({ _id }) => before.get(_id) !== after.get(_id) || outdated.has(_id))
  const wanted = new Set(documents.map(({ _id }) => _id))
  return {
    written,
    replacedIds: written.flatMap(({ _id }) => (before.has(_id) ? [_id] : [])),
    deletedIds: existing.flatMap(({ _id, _type }) => (isOptional(_type) && !wanted.has(_id) ? [_id] : [])),
  }
}

/** What each document says to the site, by its id: keys, stamps and what the defaults say anyway make no difference. */
function saidIn(documents: readonly DatasetDocument[]): Map<string, string> {
  const language = languageOf(documents.find(({ _id }) => _id === 'business'))
  const names = new Map(documents.flatMap(({ _id, _type, id }) => (_type === 'category' ? [[_id, id] as const] : [])))
  return new Map(
    documents.map(document => {
      const read = wholeDocument(document, document._type as DocumentType, language, names)
      return [document._id, canonicalJson(read.ok ? read.whole : document)]
    }),
  )
}
