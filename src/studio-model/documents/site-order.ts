import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textAt } from '../draft/draft-value.ts'

/** Drafts of categories in the site's order, whether or not they are complete; other documents behind them, as they come. */
export function inSiteOrder(documents: readonly DatasetDocument[]): DatasetDocument[] {
  return documents.toSorted((a, b) => compared(rankOf(a), rankOf(b)) || compared(idOf(a), idOf(b)))
}

function rankOf({ _type, order }: DatasetDocument): number {
  return _type === 'category' ? Number(order ?? 0) : Infinity
}

function idOf(document: DatasetDocument): string {
  return document._type === 'category' ? (textAt(document, 'id') ?? document._id) : ''
}

function compared<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
