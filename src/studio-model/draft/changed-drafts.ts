import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { patchesBetween } from './patches.ts'

/** The drafts that say something else than what is published: one whose edits were all taken back changes nothing. */
export function changedDrafts(published: readonly DatasetDocument[], drafts: readonly DatasetDocument[]): DatasetDocument[] {
  const byId = new Map(published.map(document => [document._id, document]))
  return drafts.filter(draft => {
    const before = byId.get(draft._id)
    return before === undefined || patchesBetween(said(before), said(draft)).length > 0
  })
}

/** A document without what each version of it has of its own. */
function said({ _id, _rev, _createdAt, _updatedAt, _system, ...fields }: DatasetDocument): object {
  return fields
}
