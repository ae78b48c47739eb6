import { isNamed } from '#src/booking/form/form-values.ts'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'

/** What is asked of a caller at first, in this order; the names are those of every request. */
const FIRST = ['name', 'phone', 'email']

/** The place of a field among the first; -1 when it is none of them. */
function place(field: Field): number {
  return isNamed(field) ? FIRST.indexOf(field.name) : -1
}

/** Returns the form as a call goes: who it is comes first, then what content asks in its order. */
export function callerFirst(form: BookingForm): BookingForm {
  const who = form.groups
    .flatMap(({ fields }) => fields)
    .filter(field => place(field) >= 0)
    .toSorted((a, b) => place(a) - place(b))
  const rest = form.groups.map(group => ({ ...group, fields: group.fields.filter(field => place(field) < 0) }))
  return { ...form, groups: [{ id: 'caller', title: 'Customer', fields: who }, ...rest].filter(({ fields }) => fields.length > 0) }
}
