import { LANGUAGES } from '#src/cms/defaults/defaults-of.ts'
import { completed } from '#src/cms/defaults/complete.ts'
import { fieldsOf } from '../draft/draft-value.ts'

/** What a document needs besides its texts to be completed. */
const BARE = { visit: { mostItems: 2 }, policies: {} } as const

/** The texts of a visit or of policies where no defaults of the content's language say them. */
export function usualWords(document: keyof typeof BARE, language: unknown): object {
  if (LANGUAGES.some(known => known === language)) return {}
  const { words } = fieldsOf(completed(document, BARE[document], LANGUAGES[0]))
  return { words }
}
