/** What a field of a content document holds, as far as a dataset writes it differently: its objects carry types and keys, and its references name documents. */
export type DocumentShape = 'value' | { object: string } | { list: DocumentShape } | { refersTo: string }

/** An object: its fields, or by its `kind` the definition whose fields it has. */
export type ObjectShape = { fields: Readonly<Record<string, DocumentShape>> } | { variants: Readonly<Record<string, string>> }
