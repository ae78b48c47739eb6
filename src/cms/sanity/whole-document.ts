import type { Problem } from '#src/contract/decode.ts'
import { completed } from '../defaults/complete.ts'
import { type DocumentType, shapeOf } from '../documents/documents.ts'
import { type Names, trimmed, withEmptyLists } from './dataset-trim.ts'

/** What a dataset's document says, and that completed by its defaults: both as files have it, before validation. */
export type WholeDocument = { ok: true; given: unknown; whole: unknown } | { ok: false; problems: Problem[] }

/** Reads a dataset's document as a file would say it. `names` are the ids that content has for documents, by document id. */
export function wholeDocument(
  document: object,
  type: DocumentType,
  language: unknown,
  names: ReadonlyMap<string, unknown> = new Map(),
): WholeDocument {
  const shape = shapeOf(type)
  const plain = trimmed(document, shape, names)
  if (!plain.ok) return plain
  return { ok: true, given: plain.value, whole: withEmptyLists(completed(type, plain.value, language), shape) }
}

/** Refers to documents by their own ids, published or not. */
const BY_DOCUMENT_ID: Names = { get: id => id }

/** The same of a draft that is being edited, as far as it can be read: what has yet to be chosen, such as a category, hides no default elsewhere in it. */
export function readableWhole(document: object, type: DocumentType, language: unknown): unknown {
  const shape = shapeOf(type)
  return withEmptyLists(completed(type, trimmed(document, shape, BY_DOCUMENT_ID).value, language), shape)
}
