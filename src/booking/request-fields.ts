import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, RequestMode } from '#src/contract/generated/types.ts'
import { FIELD, type FieldProblem } from './flat-fields.ts'
import { textFields } from './form-values.ts'

/** Without a request type, a request with a date or time is an appointment, else a quote. */
export function requestMode({ request_type, appointment_date, appointment_time }: AppointmentRequest): RequestMode {
  return request_type ?? (appointment_date || appointment_time ? 'appointment' : 'quote')
}

/** What the client said it showed, as text. */
export function shownPrice({ calculated_price: shown }: AppointmentRequest): string | null {
  return shown === undefined || shown === null || shown === '' ? null : String(shown)
}

/** Fields of a request that are neither the category's nor the form's. */
const OTHER_FIELDS: ReadonlySet<string> = new Set([FIELD.time, 'request_type', 'service_type', 'calculated_price'])

/** Every request may carry these (specification, section 3), whatever the form asks. */
const CONTACT = ['name', 'email', 'phone', 'message']

/** Reads the form's own fields, trimmed; what is left is unknown. */
export function readTexts(
  { content }: FormRevision,
  rest: ReadonlyMap<string, unknown>,
): { texts: Record<string, string>; problems: FieldProblem[] } {
  const known = new Set([...CONTACT, ...textFields(content.bookingForm).map(({ name }) => name)])
  const texts: Record<string, string> = {}
  const problems: FieldProblem[] = []
  for (const [field, value] of rest) {
    if (OTHER_FIELDS.has(field)) continue
    if (!known.has(field)) problems.push({ field, message: 'unknown field' })
    else if (typeof value === 'string') texts[field] = value.trim()
    else if (value !== null) problems.push({ field, message: 'must be a text' })
  }
  return { texts, problems }
}
