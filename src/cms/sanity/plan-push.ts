import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { isOptional } from '../documents/documents.ts'
import { type DatasetDocument, toDocuments } from './dataset-documents.ts'

/** Changes that make a dataset hold the given content. */
export interface Push {
  /** Documents that are new or changed. */
  written: DatasetDocument[]
  /** Ids of existing documents that change. */
  replacedIds: string[]
  /** Ids of documents that the content no longer has. */
  deletedIds: string[]
}

/** Compares content with a dataset's documents. A category keeps its existing document, whatever its id. */
export function planPush(content: Content, existing: readonly DatasetDocument[]): Push {
  const known = new Map(existing.flatMap(({ _id, _type, id }) => (_type === 'category' && typeof id === 'string' ? [[id, _id] as const] : [])))
  const documents = toDocuments(content, known)
  const before = new Map(existing.map(document => [document._id, canonicalJson(withoutStamps(document))]))
  const written = documents.filter(document => before.get(document._id) !== canonicalJson(document))
  const wanted = new Set(documents.map(({ _id }) => _id))
  return {
    written,
    replacedIds: written.flatMap(({ _id }) => (before.has(_id) ? [_id] : [])),
    deletedIds: existing.flatMap(({ _id, _type }) => (isOptional(_type) && !wanted.has(_id) ? [_id] : [])),
  }
}

/** A document without the dataset's revision and timestamps. */
function withoutStamps({ _rev, _createdAt, _updatedAt, ...document }: DatasetDocument): DatasetDocument {
  return document
}
