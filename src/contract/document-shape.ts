/**
 * The shape of a content document's field, as far as more than its validator needs it: dataset objects carry types and keys, references name
 * documents, and texts have one line or several, and may have placeholders.
 */
export type DocumentShape =
  | 'value'
  | TextShape
  | { object: string; empty?: 'goes' }
  | { list: DocumentShape; empty?: 'goes' | 'stands' }
  | { refersTo: string }

export type TextShape = 'line' | 'lines' | { text: 'line' | 'lines'; placeholders: Placeholders }

/** Placeholders in braces; without a required one, a visitor would miss necessary information. */
export interface Placeholders {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/*
 * `empty`, for editors that cannot store or cannot remove empty lists and objects: a required list that may be empty is read as empty when it is
 * missing (`stands`); an optional list or object that may not be empty is dropped when it is empty (`goes`).
 */

/** The fields of an object, or for each `kind` the name of the definition that has them. */
export type ObjectShape = { fields: Readonly<Record<string, DocumentShape>> } | { variants: Readonly<Record<string, string>> }
