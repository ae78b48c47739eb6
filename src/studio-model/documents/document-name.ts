import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { titleOf } from './documents.ts'

/** Returns a document's name for people: its title if it has one, and never an id. */
export function nameIn(documents: readonly DatasetDocument[], id: string): string {
  const document = documents.find(({ _id }) => _id === id)
  const title = document?.['title']
  if (typeof title === 'string' && title !== '') return title
  return document?._type === 'category' ? 'Category without a title' : titleOf(id)
}
