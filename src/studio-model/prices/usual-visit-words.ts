import { LANGUAGES } from '#src/cms/defaults/defaults-of.ts'
import { completed } from '#src/cms/defaults/complete.ts'
import { fieldsOf } from '../draft/draft-value.ts'

/** The texts of a visit where no defaults of the content's language say them. */
export function usualVisitWords(language: unknown): object {
  if (LANGUAGES.some(known => known === language)) return {}
  const { words } = fieldsOf(completed('visit', { mostItems: 2 }, LANGUAGES[0]))
  return { words }
}
