import type { FormValues } from '#src/booking/form/form-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { useUnsaved } from '../hooks/unsaved.ts'

/** A change of a request that is being filled in. */
export interface Edit {
  /** The form that changes it: everything, or when the visit is. */
  form: 'all' | 'time'
  /** The request as it was when the change began. */
  of: Appointment
  /** What stands in the form; null until something is entered. */
  values: FormValues | null
}

export interface EditControl {
  /** The change of the open request; null while there is none. */
  edit: Edit | null
  write: (edit: Edit) => void
  end: () => void
}

/** The change of a request that is being filled in, one for each request: neither another request nor the back button loses it. */
export function useEdit(openId: string | null): EditControl {
  const [edits, setEdits] = useUnsaved<Readonly<Record<string, Edit>>>('edits', {})
  return {
    edit: (openId !== null && ownValue(edits, openId)) || null,
    write: edit => setEdits(all => ({ ...all, [edit.of.id]: edit })),
    end: () => setEdits(all => Object.fromEntries(Object.entries(all).filter(([id]) => id !== openId))),
  }
}
