import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'

const LISTS = ['deposits', 'cancellations'] as const

/** Whether a document is that of the policies and has none any more, which the site refuses. */
export function saysNoPolicy(document: DatasetDocument): boolean {
  return document._type === 'policies' && LISTS.every(name => isEmpty(document[name]))
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0
}
