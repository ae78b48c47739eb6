import { appointmentFields } from '#src/contract/generated/appointment-fields.ts'
import { HONEYPOT_FIELD } from '../request/flat-fields.ts'
import type { Appointment, AppointmentChange, ItemsRequest } from '#src/contract/generated/types.ts'

/** The fields that a type names, without its index signature. */
type OwnKey<T> = keyof { [K in keyof T as string extends K ? never : K]: true }

/** The fields of every stored request, independent of the content: those that its schema names. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(appointmentFields)

/** The sender's fields, which every request may carry whatever the form asks (specification, section 3). */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly OwnKey<Appointment>[]

/** Fields of a call that are no fields of a request. */
const CALL_FIELDS = ['price', 'despite_warnings', 'tell', 'items', 'inputs'] as const satisfies readonly (
  | OwnKey<AppointmentChange>
  | OwnKey<ItemsRequest>
)[]

/** Names that no field of a category or of the form may have. Contact fields belong to the form. */
export const RESERVED_FIELDS: ReadonlySet<string> = OWN_FIELDS.difference(new Set<string>(CONTACT_FIELDS)).union(
  new Set([HONEYPOT_FIELD, 'estimate_token', ...CALL_FIELDS]),
)
