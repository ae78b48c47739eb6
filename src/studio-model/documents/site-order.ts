import { inOrder } from '#src/cms/documents/category-order.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textAt } from '../draft/draft-value.ts'

/** Drafts of categories in the site's order, whether or not they are complete; other documents behind them, as they come. */
export function inSiteOrder(documents: readonly DatasetDocument[]): DatasetDocument[] {
  return inOrder(documents, document => {
    const { _id, _type, order = 0 } = document
    return _type === 'category' ? { order: Number(order), id: textAt(document, 'id') ?? _id } : { order: Infinity, id: '' }
  })
}
