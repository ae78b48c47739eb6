import { useEffect, useLayoutEffect, useRef } from 'react'
import { writeDraft } from '#src/booking/form/draft.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { remember } from './session-memory.ts'

/** Session storage key of the form's draft. */
export const DRAFT = 'bookingDraft'

/** Debounce of saving the draft: writing at every key would slow typing. */
const REST_MS = 200

/** Keeps a draft of the form, so that a reload loses nothing. */
export function useDraft(values: FormValues): void {
  const keep = useRef(() => {})
  // With the commit: whoever leaves in the same moment keeps what is shown.
  useLayoutEffect(() => {
    keep.current = () => remember(DRAFT, writeDraft(values, location.search))
    const timer = setTimeout(keep.current, REST_MS)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => keep.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
