import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { type DatasetDocument, toDocuments } from './dataset-documents.ts'

/** What has to happen to a dataset so that it holds some content. */
export interface Push {
  /** Documents that are new or say something else. */
  written: DatasetDocument[]
  /** Ids of documents that are there and will say something else. */
  replacedIds: string[]
  /** Ids of categories' documents that the content does not have. */
  deletedIds: string[]
}

/** Compares content with a dataset's documents. A category keeps the document that it has, whatever its id. */
export function planPush(content: Content, existing: readonly DatasetDocument[]): Push {
  const known = new Map(existing.flatMap(({ _id, _type, id }) => (_type === 'category' && typeof id === 'string' ? [[id, _id] as const] : [])))
  const documents = toDocuments(content, known)
  const before = new Map(existing.map(document => [document._id, canonicalJson(withoutStamps(document))]))
  const written = documents.filter(document => before.get(document._id) !== canonicalJson(document))
  const wanted = new Set(documents.map(({ _id }) => _id))
  return {
    written,
    replacedIds: written.flatMap(({ _id }) => (before.has(_id) ? [_id] : [])),
    deletedIds: existing.flatMap(({ _id, _type }) => (_type === 'category' && !wanted.has(_id) ? [_id] : [])),
  }
}

/** A document without what the dataset notes of each. */
function withoutStamps({ _rev, _createdAt, _updatedAt, ...document }: DatasetDocument): DatasetDocument {
  return document
}
