import type { EditableField } from '#src/booking/appointment/appointment-change.ts'

interface EditableFieldForm {
  label: string
  /** Type of the input; null for a field that is shown but not editable. */
  type: 'date' | 'time' | 'text' | 'tel' | 'email' | null
}

/** The fields of the change form and of the conflict table, in order; a field without an entry does not compile. */
export const EDITABLE_FIELDS: Readonly<Record<EditableField, EditableFieldForm>> = {
  appointment_date: { label: 'Day', type: 'date' },
  appointment_time: { label: 'Time', type: 'time' },
  name: { label: 'Name', type: 'text' },
  phone: { label: 'Phone', type: 'tel' },
  email: { label: 'Email', type: 'email' },
  message: { label: 'Message', type: null },
}

export const EDITABLE_NAMES = Object.keys(EDITABLE_FIELDS) as EditableField[]
