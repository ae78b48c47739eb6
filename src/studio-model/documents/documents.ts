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

/** The title of a single document. */
export function titleOf(name: DocumentName): string {
  return STUDIO_TYPES[DOCUMENTS[name].shape]?.title ?? name
}
