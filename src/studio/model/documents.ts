import { DOCUMENT_TYPES } from '../../cms/dataset-documents.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '../../cms/documents.ts'

/** The documents' types in the dataset, and the definitions of their shapes. */
export const DOCUMENT_SHAPE: Readonly<Record<string, string>> = Object.fromEntries(
  DOCUMENT_TYPES.map(type => [
    type,
    DOCUMENT_NAMES.find(name => name === type) === undefined ? 'Category' : DOCUMENTS[type as (typeof DOCUMENT_NAMES)[number]].shape,
  ]),
)

/** Whether there is one document of a type, whose id is the type's name. */
export function isSingleton(type: string): boolean {
  return DOCUMENT_NAMES.some(name => name === type)
}
