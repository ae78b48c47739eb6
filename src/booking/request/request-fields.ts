import { memoize } from '#src/catalog/memoize.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, BookingForm, RequestMode } from '#src/contract/generated/types.ts'
import { cleanText } from './clean-text.ts'
import { categoryFields, FIELD, type FieldProblem, HONEYPOT_FIELD } from './flat-fields.ts'
import { namedFields } from '../form/form-values.ts'
import { CONTACT_FIELDS, RESERVED_FIELDS } from '../form/own-fields.ts'
import { paragraphOnServer } from '../form/kinds/paragraph.ts'
import type { ServerFieldKind } from '../form/kinds/server-field-kind.ts'
import { serverKindOf } from '../form/kinds/registry.ts'
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

type Reader = Pick<ServerFieldKind<never>, 'toText' | 'wanted'>

/** Fields of a request that are neither the category's nor the form's. */
const OTHER_FIELDS: ReadonlySet<string> = new Set([FIELD.time, 'request_type', 'service_type', 'calculated_price'])

/** How the form's own fields are read, and those that every request may carry. */
const readers = memoize(
  (form: BookingForm): ReadonlyMap<string, Reader> =>
    new Map([
      ...CONTACT_FIELDS.map(name => [name, paragraphOnServer] as const),
      ...namedFields(form).map(field => [field.name, serverKindOf(field)] as const),
    ]),
)

/** Reads the form's own fields, cleaned; what is left is unknown. */
export function readTexts(
  { content, catalog }: FormRevision,
  rest: ReadonlyMap<string, unknown>,
): { texts: Record<string, string>; problems: FieldProblem[] } {
  const known = readers(content.bookingForm)
  const isElsewhere = (field: string) => RESERVED_FIELDS.has(field) || categoryFields(catalog).has(field)
  const texts: Record<string, string> = {}
  const problems: FieldProblem[] = []
  for (const [field, value] of rest) {
    if (OTHER_FIELDS.has(field)) continue
    const reader = known.get(field)
    if (field === HONEYPOT_FIELD) problems.push(...trapped(value))
    else if (reader === undefined) problems.push({ field, message: 'unknown field', ...(!isElsewhere(field) && { isNotOffered: true }) })
    else if (value !== null) {
      const text = reader.toText(value)
      if (text === null) problems.push({ field, message: `must be ${reader.wanted}` })
      else texts[field] = text
    }
  }
  return { texts, problems }
}

/** A visitor's password manager may fill it too: the form empties it, so that the next try is sent. */
function trapped(value: unknown): FieldProblem[] {
  return value === '' || value === null ? [] : [{ field: HONEYPOT_FIELD, message: 'This field must stay empty. Please send the request again.' }]
}
