import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { isGoing } from '#src/cms/sanity/layer.ts'
import { isSingleton } from '../documents/documents.ts'
import { NEW_DOCUMENTS } from '../starts/new-documents.ts'
import { patchesBetween } from './patches.ts'

/** The drafts that say something else than what is published, or than a new document: one whose edits were all taken back changes nothing. */
export function changedDrafts(published: readonly DatasetDocument[], drafts: readonly DatasetDocument[]): DatasetDocument[] {
  const byId = new Map(published.map(document => [document._id, document]))
  return drafts.filter(draft => {
    if (isGoing(draft)) return byId.has(draft._id)
    const before = byId.get(draft._id) ?? newDocument(draft)
    return before === null || patchesBetween(said(before), said(draft)).length > 0
  })
}

/** What a document begins with; null of one that is somebody's own, such as a category. */
function newDocument({ _id, _type }: DatasetDocument): DatasetDocument | null {
  return isSingleton(_type) ? { _id, _type, ...NEW_DOCUMENTS[_type] } : null
}

/** A document without what each version of it has of its own. */
function said({ _id, _rev, _createdAt, _updatedAt, _system, ...fields }: DatasetDocument): object {
  return fields
}
