import { HONEYPOT_FIELD } from '../request/flat-fields.ts'
import type { Appointment } from '#src/contract/generated/types.ts'

/** The fields that a type names, without those that it merely allows. */
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
  calculated_price: true,
  estimated_value: true,
  actual_value: true,
  status: true,
  created_at: true,
  deleted_at: true,
  erased_at: true,
  held_until: true,
  released_at: true,
  sender: true,
  estimate: true,
  shown_price: true,
}

/** What every stored request has, whatever the content asks; a forgotten field does not compile. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(Object.keys(OWN))

/** Every request may carry these of its sender (specification, section 3), whatever the form asks. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly OwnKey<Appointment>[]

/** Names that no field of a category or of the form may have. The contact fields are the form's. */
export const RESERVED_FIELDS: ReadonlySet<string> = OWN_FIELDS.difference(new Set<string>(CONTACT_FIELDS)).union(new Set([HONEYPOT_FIELD]))
