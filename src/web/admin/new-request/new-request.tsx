import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { NEW_REQUEST } from '../hooks/unsaved.ts'
import type { Entered } from '../telling/telling.ts'
import { NewRequestDialog } from './new-request-dialog.tsx'
import { useNewDraft } from './use-new-draft.ts'

interface NewRequestProps {
  /** A request of the customer for whom it is entered; anybody when left out. */
  of?: string
  /** What the button says. */
  title?: string
  /** The values with which the form opens; empty when left out. */
  first?: () => FormValues
  /** What is said above the form. */
  note?: string
  /** Called when the request is stored. */
  onStored: (entered: Entered) => void
}

/** Enters a request on behalf of a caller. */
export function NewRequest({ of, title = 'New request', first, note, onStored }: NewRequestProps) {
  const { draft, begin, enter, choose, end } = useNewDraft(of === undefined ? NEW_REQUEST : `${NEW_REQUEST} of ${of}`)
  const stored = (entered: Entered) => {
    end()
    onStored(entered)
  }
  const open = () => begin(left => left ?? { first: first?.() ?? EMPTY_VALUES, values: null })
  return (
    <>
      <button type="button" className="main-button" onClick={open}>
        {title}
      </button>
      {draft !== null && <NewRequestDialog draft={draft} note={note} onChoose={choose} onEnter={enter} onStored={stored} onClose={end} />}
    </>
  )
}
