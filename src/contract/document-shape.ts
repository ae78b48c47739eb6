/** What a field of a content document holds, as far as a dataset writes it differently: its objects carry types and keys, and its references name documents. */
export type DocumentShape = 'value' | { object: string; empty?: 'goes' } | { list: DocumentShape; empty?: 'goes' | 'stands' } | { refersTo: string }

/*
 * An editor has no empty lists and objects, or cannot get rid of them. What is needed and may be empty stands as an empty list where it is missing; what may
 * be missing and not be empty goes where it is empty.
 */

/** An object: its fields, or by its `kind` the definition whose fields it has. */
export type ObjectShape = { fields: Readonly<Record<string, DocumentShape>> } | { variants: Readonly<Record<string, string>> }
