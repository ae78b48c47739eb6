import { use } from 'react'
import { UnsavedContext, useUnsaved } from '../hooks/unsaved.ts'
import type { NewDraft } from './new-request-dialog.tsx'

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
