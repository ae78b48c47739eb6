import type { Fields } from '../draft/draft-value.ts'

/** What a document begins with that there is once, by its type: a new visit allows one item, as a site without that document does; its schema's default of several would change the form. */
export const NEW_DOCUMENTS: Readonly<Record<string, Fields>> = { visit: { mostItems: 1 } }
