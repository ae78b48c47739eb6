import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { inSiteOrder } from '../documents/site-order.ts'
import { currentDocuments } from '../publish/check-draft.ts'

/** Says which place a category has among the others once drafts are published, and which it has now: "number 4 → number 1"; null where it is the same. */
export function orderWords(id: string, published: readonly DatasetDocument[], drafts: readonly DatasetDocument[]): string | null {
  const [from, to] = [published, currentDocuments({ published, drafts })].map(documents => placeIn(id, documents))
  return from === to ? null : `number ${from} → number ${to}`
}

function placeIn(id: string, documents: readonly DatasetDocument[]): number {
  return (
    inSiteOrder(documents)
      .filter(({ _type }) => _type === 'category')
      .findIndex(({ _id }) => _id === id) + 1
  )
}
