import { use, useState } from 'react'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { LEFT, UnsavedContext } from '../hooks/unsaved.ts'
import { useUnsavedInput } from '../hooks/use-unsaved-input.ts'

/** A request that is being entered. */
export interface NewDraft {
  /** The values with which the form opened. */
  first: FormValues
  /** The values with which the form opens again; null where nothing had been entered or chosen. */
  values: FormValues | null
  /** The crew that is asked for; left out or empty for any. */
  crew?: string
  /** The status that was chosen. */
  status?: Status
  /** The price that was agreed on, as it is typed; left out or empty for the calculated one. */
  price?: string
  /** Whether who calls is told by mail; they are when left out. */
  isTold?: boolean
}

interface NewDraftControl {
  /** What the open form began with, and what was chosen beside it; null while none is open. */
  draft: NewDraft | null
  /** Opens the form with what is made of what was left in it; null if nothing was. */
  begin: (draftFrom: (left: NewDraft | null) => NewDraft) => void
  /** Keeps what stands in the form. It is not rendered again: it has the values already. */
  enter: (values: FormValues) => void
  choose: (chosen: Pick<NewDraft, 'crew' | 'status' | 'price' | 'isTold'>) => void
  end: () => void
}

/** A request that is being entered. The back button closes its form and loses nothing: it is there when the form is opened again. */
export function useNewDraft(key: string): NewDraftControl {
  const unsaved = use(UnsavedContext)
  const { read, write } = useUnsavedInput<NewDraft | null>(key, null)
  const [draft, setDraft] = useState(read)
  const leftKey = key + LEFT
  const keep = (next: NewDraft | null) => {
    unsaved.keep(leftKey, next)
    write(next)
  }
  const change = (next: NewDraft | null) => {
    keep(next)
    setDraft(next)
  }
  return {
    draft,
    begin: draftFrom => {
      const begun = draftFrom(unsaved.recall<NewDraft | null>(leftKey, null))
      write(begun)
      setDraft(begun)
    },
    enter: values => {
      const entered = read()
      if (entered !== null) keep({ ...entered, values })
    },
    choose: chosen => {
      const entered = read()
      if (entered !== null) change({ ...entered, values: entered.values ?? entered.first, ...chosen })
    },
    end: () => change(null),
  }
}
