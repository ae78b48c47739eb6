/**
 * What a field of a content document holds, as far as more than its validator has to know it: a dataset's objects carry types and keys, and its references name
 * documents; texts are in one line or in several, and those with placeholders say which.
 */
export type DocumentShape =
  | 'value'
  | TextShape
  | { object: string; empty?: 'goes' }
  | { list: DocumentShape; empty?: 'goes' | 'stands' }
  | { refersTo: string }

export type TextShape = 'line' | 'lines' | { text: 'line' | 'lines'; placeholders: Placeholders }

/** The names in braces that values take the place of: without a required one, what a visitor has to read is not there. */
export interface Placeholders {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/*
 * An editor has no empty lists and objects, or cannot get rid of them. What is needed and may be empty stands as an empty list where it is missing; what may
 * be missing and not be empty goes where it is empty.
 */

/** An object: its fields, or by its `kind` the definition whose fields it has. */
export type ObjectShape = { fields: Readonly<Record<string, DocumentShape>> } | { variants: Readonly<Record<string, string>> }
