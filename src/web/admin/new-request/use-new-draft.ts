import { use } from 'react'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { UnsavedContext, useUnsaved } from '../hooks/unsaved.ts'

/** A request that is being entered. */
export interface NewDraft {
  /** The values with which the form opened. */
  first: FormValues
  /** The form's values; null until something is entered or chosen. */
  values: FormValues | null
  /** The crew that is asked for; left out or empty for any. */
  crew?: string
  /** The status that was chosen. */
  status?: Status
  /** Whether who calls is told by mail; they are when left out. */
  isTold?: boolean
}

interface NewDraftControl {
  /** What stands in the open form; null while none is open. */
  draft: NewDraft | null
  /** Opens the form with what is made of what was left in it; null if nothing was. */
  begin: (draftFrom: (left: NewDraft | null) => NewDraft) => void
  write: (draft: NewDraft) => void
  end: () => void
}

/** A request that is being entered. The back button closes its form and loses nothing: it is there when the form is opened again. */
export function useNewDraft(key: string): NewDraftControl {
  const unsaved = use(UnsavedContext)
  const [draft, setDraft] = useUnsaved<NewDraft | null>(key, null)
  const leftKey = `${key}: left`
  const change = (next: NewDraft | null) => {
    unsaved.keep(leftKey, next)
    setDraft(next)
  }
  return {
    draft,
    begin: draftFrom => setDraft(draftFrom(unsaved.recall<NewDraft | null>(leftKey, null))),
    write: change,
    end: () => change(null),
  }
}
