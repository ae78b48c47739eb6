import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'

/** Documents with one of them first, and the others in their order. */
export function ownFirst(id: string, documents: readonly DatasetDocument[]): DatasetDocument[] {
  return documents.toSorted((one, other) => Number(other._id === id) - Number(one._id === id))
}
