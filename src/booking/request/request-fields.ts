import { memoize } from '#src/catalog/memoize.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, BookingForm, RequestMode } from '#src/contract/generated/types.ts'
import { cleanText } from './clean-text.ts'
import { categoryFields, FIELD, type FieldProblem, HONEYPOT_FIELD } from './flat-fields.ts'
import { textFields } from '../form/form-values.ts'
import { CONTACT_FIELDS, RESERVED_FIELDS } from '../form/own-fields.ts'
import { CONSULTATION, serviceTypes } from '../schedule/service-types.ts'

/** Without a request type, a request with a date or time is an appointment, else a quote. */
export function requestMode({ request_type, appointment_date, appointment_time }: AppointmentRequest): RequestMode {
  return request_type ?? (appointment_date || appointment_time ? 'appointment' : 'quote')
}

/** What the client said it showed, as text; null when that is nothing. */
export function shownPrice({ calculated_price: shown }: AppointmentRequest): string | null {
  return cleanText(String(shown ?? ''), false) || null
}

/** A request may name the type of service it is for; what is priced is its package. */
export function checkServiceType({ catalog }: FormRevision, wanted: string | undefined): FieldProblem[] {
  if (!wanted || wanted === CONSULTATION || serviceTypes(catalog).some(({ value }) => value === wanted)) return []
  return [{ field: 'service_type', message: 'unknown service type', isNotOffered: true }]
}

/** Fields of a request that are neither the category's nor the form's. */
const OTHER_FIELDS: ReadonlySet<string> = new Set([FIELD.time, 'request_type', 'service_type', 'calculated_price'])

/** The form's own fields and those that every request may carry, and whether each may have paragraphs. */
const knownTexts = memoize(
  (form: BookingForm): ReadonlyMap<string, boolean> =>
    new Map([
      ...CONTACT_FIELDS.map(name => [name, true] as const),
      ...textFields(form).map(({ name, kind }) => [name, kind === 'paragraph'] as const),
    ]),
)

/** Reads the form's own fields, cleaned; what is left is unknown. */
export function readTexts(
  { content, catalog }: FormRevision,
  rest: ReadonlyMap<string, unknown>,
): { texts: Record<string, string>; problems: FieldProblem[] } {
  const known = knownTexts(content.bookingForm)
  const isElsewhere = (field: string) => RESERVED_FIELDS.has(field) || categoryFields(catalog).has(field)
  const texts: Record<string, string> = {}
  const problems: FieldProblem[] = []
  for (const [field, value] of rest) {
    if (OTHER_FIELDS.has(field)) continue
    if (field === HONEYPOT_FIELD) problems.push(...trapped(value))
    else if (!known.has(field)) problems.push({ field, message: 'unknown field', ...(!isElsewhere(field) && { isNotOffered: true }) })
    else if (typeof value === 'string') texts[field] = cleanText(value, known.get(field) === true)
    else if (value !== null) problems.push({ field, message: 'must be a text' })
  }
  return { texts, problems }
}

/** A visitor's password manager may fill it too: the form empties it, so that the next try is sent. */
function trapped(value: unknown): FieldProblem[] {
  return value === '' || value === null ? [] : [{ field: HONEYPOT_FIELD, message: 'This field must stay empty. Please send the request again.' }]
}
