import { useEffect } from 'react'
import { writeDraft } from '#src/booking/draft.ts'
import type { FormValues } from '#src/booking/form-values.ts'
import { remember } from './session-memory.ts'

/** Where this tab keeps the form's draft. */
export const DRAFT = 'bookingDraft'

/** Keeps what stands in the form until it was sent, so that a reload loses nothing. */
export function useDraft(values: FormValues, isSent: boolean): void {
  useEffect(() => remember(DRAFT, isSent ? null : writeDraft(values, location.search)), [values, isSent])
}
