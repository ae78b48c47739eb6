import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, Autocomplete } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { namedFields } from '../form/form-values.ts'

/** Autofill tokens by which content marks the parts of an address. */
const PARTS: ReadonlySet<Autocomplete> = new Set([
  'street-address',
  'address-line1',
  'address-line2',
  'address-level2',
  'postal-code',
  'country-name',
])

/** Returns the address of the visit on one line, in the order of the form; null when none was given. */
export function addressOf(request: Appointment, { bookingForm }: Pick<FormContent, 'bookingForm'>): string | null {
  const lines = namedFields(bookingForm).flatMap(field => {
    const value = 'autocomplete' in field && field.autocomplete !== undefined && PARTS.has(field.autocomplete) ? ownValue(request, field.name) : null
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
  })
  return lines.length === 0 ? null : lines.join(', ')
}
