import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { nameIn } from '../documents/document-name.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import { itemNames } from '../documents/item-names.ts'
import { placeOf } from '../documents/place-of.ts'
import { EXAMPLES } from './accepted-examples.ts'

/** Names a part that goes, by its document and the items that it is in; `own` is what the part itself is called, where that is not its field's title. */
export function partWords(pointer: string, document: DatasetDocument, documents: readonly DatasetDocument[], own?: string): string {
  if (document._id === EXAMPLES) return `The example “${itemNames(document, pointer).join(', ')}”, with the price that it keeps`
  const title = own ?? placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).title
  const names = [nameIn(documents, document._id), ...itemNames(document, pointer), title].filter(Boolean)
  return [...new Set(names)].join(', ')
}
