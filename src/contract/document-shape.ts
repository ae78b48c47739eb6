/**
 * The shape of a content document's field, as far as more than its validator needs it: dataset objects carry types and keys, references name
 * documents, and texts have one line or several, and may have placeholders.
 */
export type DocumentShape =
  | 'value'
  | TextShape
  | { object: string; empty?: 'dropped' }
  | { list: DocumentShape; empty?: 'dropped' | 'kept' }
  | { refersTo: string }

export type TextShape = 'line' | 'lines' | { text: 'line' | 'lines'; placeholders: Placeholders }

/** Placeholders in braces; without a required one, a visitor would miss necessary information. */
export interface Placeholders {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/*
 * `empty` says how an empty list or object is read, since an editor may leave it out or be unable to remove it. `kept`: the list is required and
 * may be empty, so a missing one is read as empty. `dropped`: it is optional and must not be empty, so an empty one is read as missing.
 */

/** The fields of an object, or for each `kind` the name of the definition that has them. */
export type ObjectShape = { fields: Readonly<Record<string, DocumentShape>> } | { variants: Readonly<Record<string, string>> }
