import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { Entered } from '../telling/telling.ts'
import { type NewDraft, NewRequestDialog } from './new-request-dialog.tsx'

interface NewRequestProps {
  /** What the button says. */
  title?: string
  /** The values with which the form opens; empty when left out. */
  first?: () => FormValues
  /** Called when the request is stored. */
  onStored: (entered: Entered) => void
}

/** Enters a request on behalf of a caller. */
export function NewRequest({ title = 'New request', first, onStored }: NewRequestProps) {
  const [draft, setDraft] = useUnsaved<NewDraft | null>('new request', null)
  const stored = (entered: Entered) => {
    setDraft(null)
    onStored(entered)
  }
  const open = () => setDraft({ first: first?.() ?? EMPTY_VALUES, values: null })
  return (
    <>
      <button type="button" className="main-button" onClick={open}>
        {title}
      </button>
      {draft !== null && <NewRequestDialog draft={draft} onEnter={setDraft} onStored={stored} onClose={() => setDraft(null)} />}
    </>
  )
}
