import { DOCUMENT_NAMES, type DocumentName, DOCUMENTS, shapeOf } from '#src/cms/documents/documents.ts'
import { DOCUMENT_TYPES } from '#src/cms/sanity/dataset-documents.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'

/** The documents' types in the dataset, and the definitions of their shapes. */
export const DOCUMENT_SHAPE: Readonly<Record<string, string>> = Object.fromEntries(
  DOCUMENT_TYPES.map(type => [type, shapeOf(isSingleton(type) ? type : 'category')]),
)

/** Whether a type has a single document, whose id is the type's name. */
export function isSingleton(type: string): type is DocumentName {
  return DOCUMENT_NAMES.some(name => name === type)
}

/** Returns a document's name by its id: the type's title for singletons, else the id. */
export function titleOf(id: string): string {
  return isSingleton(id) ? (STUDIO_TYPES[DOCUMENTS[id].shape]?.title ?? id) : id
}
