import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { isSingleton, titleOf } from './documents.ts'

/** Returns a document's name for people: its title if it has one, else where it stands in the Studio, and never an id. */
export function nameIn(documents: readonly DatasetDocument[], id: string): string {
  const document = documents.find(({ _id }) => _id === id)
  const title = document?.['title']
  if (typeof title === 'string' && title !== '') return title
  const type = document?._type ?? id
  if (isSingleton(type)) return titleOf(type)
  return document === undefined ? 'Categories' : 'Category without a title'
}
