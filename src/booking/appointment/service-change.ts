import { COUPON, OFFER } from '#src/catalog/inputs/is-coupon.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, AppointmentChange, FieldValue, Id } from '#src/contract/generated/types.ts'
import { namedFields } from '../form/form-values.ts'
import { priceText } from '../request/estimate-snapshot.ts'
import { fieldName, type FieldProblem } from '../request/flat-fields.ts'
import { isEmpty } from '../request/flat-selection.ts'
import { isSameValue } from '../request/same-value.ts'
import { isVisitField } from '../request/visit-fields.ts'
import { isServiceField } from '../request/service-fields.ts'
import type { RequestProblem } from '../request/override.ts'
import { readRequest } from '../request/read-request.ts'
import { type LocalTime, wallTime } from '../schedule/business-time.ts'
import type { AppointmentEdit } from './appointment-edit.ts'
import { storedFields } from './stored-fields.ts'

interface ServiceReading {
  edit: Pick<AppointmentEdit, 'service' | 'price'>
  /** The stored fields with those of the new service; null while it stays. */
  fields: Record<string, FieldValue> | null
  problems: readonly RequestProblem[]
  openPrice: FieldProblem | null
}

/** An appointment and the change that is wanted. */
export interface WantedChange {
  appointment: Appointment
  change: AppointmentChange
  revision: FormRevision
  now: LocalTime
}

interface Wanted extends WantedChange {
  /** What becomes different of its day and time. */
  visit: Partial<Pick<Appointment, 'request_type' | 'appointment_date' | 'appointment_time'>>
}

type WantedFields = readonly (readonly [name: string, value: unknown])[]

const UNCHANGED: ServiceReading = { edit: {}, fields: null, problems: [], openPrice: null }

/**
 * Reads a change of the service: the category, the package and the category's questions. Any of them makes the service a new one, which the content
 * in force must offer and which takes its time from it; whether its price is the promised one or the new one is for the call to say. A service that stays
 * keeps its price unless the call asks for the new one, as for another day.
 */
export function readServiceChange({ appointment, change, revision, visit }: Wanted): ServiceReading {
  const { price } = change
  const sent = Object.entries(change).filter(([name]) => isServiceField(revision, name))
  const isSame = sent.every(([name, value]) => isSameValue(value, appointment[name]))
  if (isSame && price !== 'new') return UNCHANGED
  const category = change.vehicle_category ?? appointment.vehicle_category
  const before = withoutOffer(serviceFields(appointment, revision, category), sent, revision, category)
  // Empty values take away what was stored, also what another category had.
  const asked = Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(sent) }).filter(([, value]) => !isEmpty(value)))
  const { request_type, appointment_date: date, appointment_time: time } = { ...appointment, ...visit }
  const day = date === null || time === null ? {} : { appointment_date: date, appointment_time: time }
  const further = change.further_items ?? appointment.further_items
  const body = { name: '', email: '', request_type, ...day, ...asked, vehicle_category: category, ...(further && { further_items: further }) }
  // The price is that of a request of its own time, whose notice was longer than now.
  const made = wallTime(new Date(appointment.created_at), revision.content.business.timeZone)
  const { request, problems } = readRequest(revision, body, made, field => isServiceField(revision, field))
  if (request === null) return { ...UNCHANGED, problems }
  const { minutes, serviceType, furtherItems, coupons, estimate, calculatedPrice, estimatedValue } = request
  const newPrice = price === 'new' && { price: { estimate, calculatedPrice, estimatedValue, coupons } }
  if (isSame) return { ...UNCHANGED, edit: { ...newPrice }, problems }
  return {
    edit: { service: { category, serviceType, minutes, furtherItems }, ...newPrice },
    fields: { ...otherFields(appointment, revision), ...request.fields },
    problems,
    openPrice: price === undefined ? openPrice(priceText(appointment.calculated_price, revision.money), calculatedPrice) : null,
  }
}

function openPrice(promised: string, now: string): FieldProblem {
  return { field: 'price', message: `The service changes: send "keep" for the promised price, ${promised}, or "new" for ${now}` }
}

/** The stored fields of the service that the content in force has; of the visit alone where the category is another. */
function serviceFields(appointment: Appointment, revision: FormRevision, category: Id): Record<string, FieldValue> {
  const isSame = category === appointment.vehicle_category
  const isKept = (name: string) => (isSame ? isServiceField(revision, name) : isVisitField(revision.visit, name))
  return Object.fromEntries([...storedFields(appointment)].filter(([name]) => isKept(name)))
}

/** What followed from a code does not stand beside another one. */
function withoutOffer(fields: Record<string, FieldValue>, sent: WantedFields, { catalog }: FormRevision, id: Id): Record<string, FieldValue> {
  const category = catalog.categoryById.get(id)?.category
  if (category === undefined || !sent.some(([name]) => name === fieldName(category, COUPON))) return fields
  const { [fieldName(category, OFFER)]: _, ...others } = fields
  return others
}

/** The stored fields that are not of the service, by the form or by the name that begins as the category's do. */
function otherFields(appointment: Appointment, { catalog, content, visit }: FormRevision): Record<string, FieldValue> {
  const plan = catalog.categoryById.get(appointment.vehicle_category)
  const ofForm = new Set(namedFields(content.bookingForm).map(({ name }) => name))
  const isOfCategory = (name: string) => plan !== undefined && name.startsWith(fieldName(plan.category, ''))
  const isOfService = (name: string) => !ofForm.has(name) && (isOfCategory(name) || isVisitField(visit, name))
  return Object.fromEntries([...storedFields(appointment)].filter(([name]) => !isOfService(name)))
}
