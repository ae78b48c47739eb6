/**
 * The shape of a content document's field, as far as more than its validator needs it: dataset objects carry types and keys, references name
 * documents, texts have one line or several, and may have placeholders, and numbers have a unit.
 */
export type DocumentShape =
  | 'value'
  | Unit
  | TextShape
  | { object: string; empty?: 'dropped' }
  | { prose: TextShape }
  | { list: DocumentShape; article?: true; empty?: 'dropped' | 'kept' }
  | { refersTo: string }

/*
 * `prose` is a text in which words may be bold or a link; a dataset has it, and a list of such texts or of an article's blocks (`article`), as Portable
 * Text.
 */

/** What a whole number counts: minor units of the currency, hundredths of a percent (added, or as a factor), minutes. */
export const UNITS = ['money', 'percent', 'factor', 'minutes'] as const

export type Unit = (typeof UNITS)[number]

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

/** The fields of an object, or for each `kind` the name of the definition that has them, and what the kind is called. */
export type ObjectShape =
  | { fields: Readonly<Record<string, DocumentShape>> }
  | { variants: Readonly<Record<string, string>>; titles: Readonly<Record<string, string>> }
