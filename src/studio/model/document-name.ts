import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { titleOf } from './documents.ts'

/** What people call a document: by its title where it has one. */
export function nameIn(documents: readonly DatasetDocument[], id: string): string {
  const title = documents.find(({ _id }) => _id === id)?.['title']
  return typeof title === 'string' && title !== '' ? title : titleOf(id)
}
