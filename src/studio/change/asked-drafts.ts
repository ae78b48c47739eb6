import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'

/** The drafts of other documents. */
export function otherDrafts(documents: Documents | null, ids: readonly string[]): DatasetDocument[] {
  const asked = new Set([...ids, EXAMPLES])
  return documents?.drafts.filter(({ _id }) => !asked.has(_id)) ?? []
}

/** Returns the documents as they would be published, their drafts where there are any, and the examples with them. */
export function ownDrafts(documents: Documents | null, ids: readonly string[]): DatasetDocument[] {
  if (documents === null) return []
  const found = ids.map(id => [...documents.drafts, ...documents.published].find(({ _id }) => _id === id))
  const examples = ids.includes(EXAMPLES) ? undefined : documents.drafts.find(({ _id }) => _id === EXAMPLES)
  return [...found, examples].filter(document => document !== undefined)
}
