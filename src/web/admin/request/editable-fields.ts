import type { EditableField } from '#src/booking/appointment/appointment-change.ts'

interface EditableFieldForm {
  label: string
  /** Of the input; null: the field is shown, and not edited. */
  type: 'date' | 'time' | 'text' | 'tel' | 'email' | null
}

/** What of a request can be changed, in the order of the change form; a field without an entry does not compile. */
export const EDITABLE_FIELDS: Readonly<Record<EditableField, EditableFieldForm>> = {
  appointment_date: { label: 'Day', type: 'date' },
  appointment_time: { label: 'Time', type: 'time' },
  name: { label: 'Name', type: 'text' },
  phone: { label: 'Phone', type: 'tel' },
  email: { label: 'Email', type: 'email' },
  message: { label: 'Message', type: null },
}

export const EDITABLE_NAMES = Object.keys(EDITABLE_FIELDS) as EditableField[]
