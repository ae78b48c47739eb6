import { LAST } from '#src/cms/defaults/defaults-of.ts'
import { inOrder } from '#src/cms/documents/category-order.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textAt } from '../draft/draft-value.ts'

/** A category's place in the order; one that says none stands last, as on the site. */
export function orderOf({ order }: DatasetDocument): number {
  return Number(order ?? LAST)
}

/** Drafts of categories in the site's order, whether or not they are complete; other documents behind them, as they come. */
export function inSiteOrder(documents: readonly DatasetDocument[]): DatasetDocument[] {
  return inOrder(documents, document => {
    const { _id, _type } = document
    return _type === 'category' ? { order: orderOf(document), id: textAt(document, 'id') ?? _id } : { order: Infinity, id: '' }
  })
}
