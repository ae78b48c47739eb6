import type { Selectable } from 'kysely'
import { type Cell, cellsOf } from '#src/booking/slots.ts'
import { holdsSlot } from '#src/booking/status.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { NewAppointment } from './storage.ts'
import type { AppointmentRow } from './tables.ts'

/** A new request as a row. */
export function toRow({ id, request, createdAt, requestedFrom }: NewAppointment): AppointmentRow {
  const { name, email, phone, message } = request.contact
  return {
    id,
    name,
    email,
    phone,
    message,
    category: request.category,
    service_type: request.serviceType,
    request_type: request.mode,
    appointment_date: request.date,
    appointment_time: request.time,
    minutes: request.minutes,
    fields: JSON.stringify(request.fields),
    estimate: JSON.stringify(request.estimate),
    calculated_price: request.calculatedPrice,
    estimated_value: request.estimatedValue,
    actual_value: null,
    shown_price: request.shownPrice,
    status: 'Pending',
    created_at: createdAt.toISOString(),
    deleted_at: null,
    requested_from: requestedFrom,
  }
}

/** A row as the admin sees it. Only this program writes rows, so that their JSON and their words are what they were. */
export function fromRow(row: Selectable<AppointmentRow>): Appointment {
  return {
    ...(JSON.parse(row.fields) as Pick<NewAppointment['request'], 'fields'>['fields']),
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    vehicle_category: row.category,
    service_type: row.service_type,
    request_type: row.request_type,
    appointment_date: row.appointment_date,
    appointment_time: row.appointment_time,
    duration: row.minutes,
    calculated_price: row.calculated_price,
    estimated_value: row.estimated_value,
    actual_value: row.actual_value,
    status: row.status,
    created_at: row.created_at,
    ...(row.deleted_at !== null && { deleted_at: row.deleted_at }),
    estimate: JSON.parse(row.estimate) as Appointment['estimate'],
    shown_price: row.shown_price,
  }
}

/** The cells that an appointment holds. */
export function cellsHeld({ appointment_date, appointment_time, minutes, status }: AppointmentRow): Cell[] {
  if (!holdsSlot(status) || appointment_date === null || appointment_time === null) return []
  return cellsOf(appointment_date, appointment_time, minutes)
}
