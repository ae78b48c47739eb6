import type { BookingForm } from '#src/contract/generated/types.ts'
import { EMPTY_VALUES, type FormValues, type NamedField, namedFields, textOf } from './form-values.ts'

/** The values with which the form begins anew after a request was sent: empty but for who asks and where. */
export function nextRequest({ texts }: FormValues, form: BookingForm): FormValues {
  const kept = namedFields(form).filter(isOfPerson)
  return { ...EMPTY_VALUES, texts: Object.fromEntries(kept.map(({ name }) => [name, textOf(texts, name)])) }
}

/** Whether a field is about the person, not the request: what browsers too would fill in. */
function isOfPerson(field: NamedField): boolean {
  if (field.kind === 'email' || field.kind === 'phone') return true
  return 'autocomplete' in field && field.autocomplete !== undefined && field.autocomplete !== 'off'
}
