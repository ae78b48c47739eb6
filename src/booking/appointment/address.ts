import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, Autocomplete, BookingForm } from '#src/contract/generated/types.ts'
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
  const lines = addressFields(bookingForm).flatMap(name => {
    const value = ownValue(request, name)
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
  })
  return lines.length === 0 ? null : lines.join(', ')
}

/** Returns the town of the visit: its own field, else what follows the first comma of the street, else the address; null when none was given. */
export function townOf(request: Appointment, content: Pick<FormContent, 'bookingForm'>): string | null {
  const [town, street] = (['address-level2', 'street-address'] as const).map(part => {
    const field = namedFields(content.bookingForm).find(field => 'autocomplete' in field && field.autocomplete === part)
    const value = field === undefined ? null : ownValue(request, field.name)
    return typeof value === 'string' ? value.trim() : ''
  })
  return town || street?.replace(/^[^,]*,?/, '').trim() || addressOf(request, content)
}

/** Returns the names of the form's fields that ask for a part of the address. */
export function addressFields(bookingForm: BookingForm): string[] {
  return namedFields(bookingForm).flatMap(field =>
    'autocomplete' in field && field.autocomplete !== undefined && PARTS.has(field.autocomplete) ? [field.name] : [],
  )
}
