import { useCallback, useState } from 'react'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { useUnsavedInput } from '../hooks/use-unsaved-input.ts'

/** A change of a request that is being filled in. */
export interface Edit {
  /** The form that changes it: everything, which begins at the day or at the address, or when the visit is, which begins at the day or at how long it takes. */
  form: 'all' | 'address' | 'time' | 'length'
  /** The request as it was when the change began. */
  of: Appointment
  /** What stands in the form; null until something is entered. */
  values: FormValues | null
  /** The visit's length as it is typed. */
  minutes?: string
  /** Whether the request was opened for this form alone, and closes with it. */
  isAlone?: boolean
}

type Edits = Readonly<Record<string, Edit>>

export interface EditControl {
  /** The change of the open request, with the values that it was opened with; null while there is none. */
  edit: Edit | null
  /** Begins a change, or goes on with one that was begun. */
  begin: (form: Edit['form'], of: Appointment, isAlone?: boolean) => void
  /** Keeps what stands in the form, without rendering anything. */
  enter: (edit: Edit) => void
  end: () => void
}

/** The change of a request that is being filled in, one for each request: neither another request nor the back button loses it. */
export function useEdit(openId: string | null): EditControl {
  const { read, write } = useUnsavedInput<Edits>('edits', {})
  const [opened, setOpened] = useState({ id: openId, edits: read() })
  // A form opens with what stood in it when it was left.
  if (opened.id !== openId) setOpened({ id: openId, edits: read() })
  const change = (edits: Edits) => {
    write(edits)
    setOpened({ id: openId, edits })
  }
  const begin = useCallback<EditControl['begin']>(
    (form, of, isAlone = false) => {
      const edits: Edits = { [of.id]: { form, of, values: null, isAlone }, ...read() }
      write(edits)
      setOpened(({ id }) => ({ id, edits }))
    },
    [read, write],
  )
  return {
    edit: (openId !== null && ownValue(opened.edits, openId)) || null,
    begin,
    enter: edit => write({ ...read(), [edit.of.id]: edit }),
    end: () => change(Object.fromEntries(Object.entries(read()).filter(([id]) => id !== openId))),
  }
}
