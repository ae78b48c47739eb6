import { readDraft } from '#src/booking/form/draft.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { readRestOfDraft } from '#src/booking/form/visit-draft.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/** Values that were kept, read as the visitor's draft is: without what content no longer has; null where they are none. */
export function knownValues(kept: unknown, revision: FormRevision): FormValues | null {
  const text = JSON.stringify({ query: '', values: kept })
  const draft = readDraft(text, revision)
  const rest = readRestOfDraft(text, revision)
  return draft && { ...draft.values, ...(rest !== null && { rest }) }
}
