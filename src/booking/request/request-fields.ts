import { memoize } from '#src/catalog/memoize.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, BookingForm, RequestMode } from '#src/contract/generated/types.ts'
import { cleanText } from './clean-text.ts'
import { FIELD, type FieldProblem, HONEYPOT_FIELD } from './flat-fields.ts'
import { isServiceField } from './service-fields.ts'
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

/** The price that the client says it displayed, as text; null for none. */
export function shownPrice({ calculated_price: shown }: AppointmentRequest): string | null {
  return cleanText(String(shown ?? ''), false) || null
}

/** Checks the service type that a request may name; the price follows the package alone. */
export function checkServiceType({ catalog }: FormRevision, wanted: string | undefined): FieldProblem[] {
  if (!wanted || wanted === CONSULTATION || serviceTypes(catalog).some(({ value }) => value === wanted)) return []
  return [{ field: 'service_type', message: 'unknown service type', isNotOffered: true }]
}

type Reader = Pick<ServerFieldKind<never>, 'toText' | 'wanted'>

/** Fields of a request that are neither the category's nor the form's. */
const OTHER_FIELDS: ReadonlySet<string> = new Set([FIELD.time, 'request_type', 'service_type', 'calculated_price', 'estimate_token'])

/** Readers of the form's named fields and of the contact fields, which every request may carry. */
const readers = memoize(
  (form: BookingForm): ReadonlyMap<string, Reader> =>
    new Map([
      ...CONTACT_FIELDS.map(name => [name, paragraphOnServer] as const),
      ...namedFields(form).map(field => [field.name, serverKindOf(field)] as const),
    ]),
)

/** Reads and cleans the form's named fields; any other field is reported as unknown. */
export function readTexts(revision: FormRevision, rest: ReadonlyMap<string, unknown>): { texts: Record<string, string>; problems: FieldProblem[] } {
  const known = readers(revision.content.bookingForm)
  const isElsewhere = (field: string) => RESERVED_FIELDS.has(field) || isServiceField(revision, field)
  const texts: Record<string, string> = {}
  const problems: FieldProblem[] = []
  for (const [field, value] of rest) {
    if (OTHER_FIELDS.has(field)) continue
    const reader = known.get(field)
    if (field === HONEYPOT_FIELD) problems.push(...honeypotProblems(value))
    else if (reader === undefined) problems.push({ field, message: 'unknown field', ...(!isElsewhere(field) && { isNotOffered: true }) })
    else if (value !== null) {
      const text = reader.toText(value)
      if (text === null) problems.push({ field, message: `must be ${reader.wanted}` })
      else texts[field] = text
    }
  }
  return { texts, problems }
}

/** A password manager may fill the honeypot too: the form then empties it, so that the retry passes. */
function honeypotProblems(value: unknown): FieldProblem[] {
  return value === '' || value === null ? [] : [{ field: HONEYPOT_FIELD, message: 'This field must stay empty. Please send the request again.' }]
}
