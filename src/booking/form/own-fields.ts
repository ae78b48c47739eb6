import { HONEYPOT_FIELD } from '../request/flat-fields.ts'
import type { Appointment, AppointmentChange, ItemsRequest } from '#src/contract/generated/types.ts'

/** The fields that a type names, without its index signature. */
type OwnKey<T> = keyof { [K in keyof T as string extends K ? never : K]: true }

const OWN: Readonly<Record<OwnKey<Appointment>, true>> = {
  id: true,
  version: true,
  name: true,
  email: true,
  phone: true,
  message: true,
  vehicle_category: true,
  service_type: true,
  request_type: true,
  appointment_date: true,
  appointment_time: true,
  duration: true,
  further_items: true,
  calculated_price: true,
  estimated_value: true,
  actual_value: true,
  status: true,
  created_at: true,
  deleted_at: true,
  erased_at: true,
  held_until: true,
  released_at: true,
  on_way_at: true,
  started_at: true,
  crew: true,
  sender: true,
  estimate: true,
  shown_price: true,
  calendar_file: true,
}

/** The fields of every stored request, independent of the content; a missing one does not compile. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(Object.keys(OWN))

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
