import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { titleOf } from './documents.ts'

/** Returns a document's name for people: its title if it has one. */
export function nameIn(documents: readonly DatasetDocument[], id: string): string {
  const title = documents.find(({ _id }) => _id === id)?.['title']
  return typeof title === 'string' && title !== '' ? title : titleOf(id)
}
