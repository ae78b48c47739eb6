import { DOCUMENT_TYPES } from '../../cms/sanity/dataset-documents.ts'
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName } from '../../cms/documents/documents.ts'
import { STUDIO_TYPES } from './generated/studio-types.ts'

/** The documents' types in the dataset, and the definitions of their shapes. */
export const DOCUMENT_SHAPE: Readonly<Record<string, string>> = Object.fromEntries(
  DOCUMENT_TYPES.map(type => [type, isSingleton(type) ? DOCUMENTS[type].shape : 'Category']),
)

/** Whether there is one document of a type, whose id is the type's name. */
export function isSingleton(type: string): type is DocumentName {
  return DOCUMENT_NAMES.some(name => name === type)
}

/** What people call a document, by its id: those that stand once by their type, others by their id. */
export function titleOf(id: string): string {
  return isSingleton(id) ? (STUDIO_TYPES[DOCUMENTS[id].shape]?.title ?? id) : id
}
