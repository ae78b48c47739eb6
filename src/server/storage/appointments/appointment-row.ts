import type { Selectable } from 'kysely'
import { type Cell, cellsOf } from '#src/booking/schedule/cells.ts'
import { holdsTime } from '#src/booking/appointment/status.ts'
import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { CONSULTATION_REQUIRED } from '#src/booking/request/estimate-snapshot.ts'
import type { Appointment, RequestItem, StoredPrice } from '#src/contract/generated/types.ts'
import { senderOf } from '../../limits/booking-limits.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import type { NewAppointment } from './new-appointment.ts'
import { estimateAmounts } from './estimate-amounts.ts'
import type { AppointmentRow } from '../tables.ts'

/** The end of a hold that never expires: later than every moment, so that it is counted with the others. */
export const HELD_FOR_GOOD = '9999-12-31T00:00:00.000Z'

/** A new request as a row. */
export function toRow({
  id,
  request,
  createdAt,
  status,
  agreedPrice,
  requestedFrom,
  heldUntil,
}: Pick<NewAppointment, 'id' | 'request' | 'createdAt' | 'status' | 'agreedPrice' | 'requestedFrom' | 'heldUntil'>): AppointmentRow {
  const { contact } = request
  return {
    id,
    version: 1,
    ...contact,
    ...serviceColumns(request),
    ...priceColumns(request),
    fields: JSON.stringify(request.fields),
    request_type: request.mode,
    appointment_date: request.date,
    appointment_time: request.time,
    actual_value: agreedPrice ?? null,
    shown_price: request.shownPrice,
    status,
    created_at: createdAt.toISOString(),
    deleted_at: null,
    requested_from: requestedFrom,
    search_text: searchText({ id, ...contact }, request.fields, request.estimate),
    ...contactKeys(contact),
    held_until: heldUntil?.toISOString() ?? null,
    released_at: null,
    on_way_at: null,
    started_at: null,
    erased_at: null,
    former_crew: null,
    price_told_at: agreedPrice === undefined ? null : createdAt.toISOString(),
  }
}

/** The columns of the fields that an edit names; its crew is in the cells that it holds. */
export function editedColumns({ service, price, fields, crew: _crew, price_word: _word, ...own }: AppointmentEdit): Partial<AppointmentRow> {
  return {
    ...(service && serviceColumns(service)),
    ...(price && priceColumns(price)),
    ...(fields && { fields: JSON.stringify(fields) }),
    ...own,
  }
}

function serviceColumns({ category, serviceType, minutes, furtherItems }: NonNullable<AppointmentEdit['service']>) {
  return { category, service_type: serviceType, minutes, further_items: furtherItems.length === 0 ? null : JSON.stringify(furtherItems) }
}

function priceColumns({ estimate, calculatedPrice, estimatedValue }: NonNullable<AppointmentEdit['price']>) {
  return { estimate: JSON.stringify(estimate), calculated_price: calculatedPrice, estimated_value: estimatedValue, ...estimateAmounts(estimate) }
}

const IS_ASCII = /^\p{ASCII}*$/v

/** Folds a text for search: lower case, without accents and other marks (NFKD), so that "zoe" finds "Zoë". */
export function foldText(text: string): string {
  // Fast path: most texts are ASCII, which folds ten times as fast.
  return (IS_ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase()
}

/**
 * The text that a search looks in, one field per line, so that no word spans two: whom a request names, what content's fields hold, such as an address,
 * and the package by its title. A phone number is included with and without its punctuation.
 */
export function searchText(
  { name, email, phone, message, id }: Pick<AppointmentRow, 'name' | 'email' | 'phone' | 'message' | 'id'>,
  fields: PricedRequest['fields'] = {},
  estimate: Pick<Appointment['estimate'], 'lines'> = { lines: [] },
): string {
  const answers = Object.values(fields).filter(value => typeof value === 'string' || typeof value === 'number')
  const titles = estimate.lines.filter(({ kind }) => kind === 'package').map(({ title }) => title)
  return foldText([name, email, phone, phone.replace(/\D/g, ''), message, id, ...answers, ...titles].join('\n'))
}

/** The columns that are made of others: what searches look in, and by what customers are found. */
export function derivedColumns(row: AppointmentRow): Pick<AppointmentRow, 'search_text' | 'email_key' | 'phone_key'> {
  const [fields, estimate] = [JSON.parse(row.fields) as PricedRequest['fields'], JSON.parse(row.estimate) as Appointment['estimate']]
  return { search_text: searchText(row, fields, estimate), ...contactKeys(row) }
}

/** A row as the admin sees it. Only this program writes rows, so their JSON needs no validation. */
export function fromRow(row: Selectable<AppointmentRow>): Appointment {
  return {
    ...appointmentOf(row, JSON.parse(row.fields) as PricedRequest['fields'], JSON.parse(row.estimate) as Appointment['estimate']),
    ...(row.requested_from !== null && { sender: senderOf(row.requested_from) }),
  }
}

/** The answer to the sender of a new request. */
export function asStored(row: AppointmentRow, { fields, estimate }: PricedRequest): Appointment {
  return appointmentOf(row, fields, estimate)
}

function appointmentOf(row: AppointmentRow, fields: PricedRequest['fields'], estimate: Appointment['estimate']): Appointment {
  return {
    ...fields,
    id: row.id,
    version: row.version,
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
    ...(row.further_items !== null && { further_items: JSON.parse(row.further_items) as RequestItem[] }),
    calculated_price: readPrice(row.calculated_price),
    estimated_value: row.estimated_value,
    actual_value: row.actual_value,
    status: row.status,
    created_at: row.created_at,
    ...(row.deleted_at !== null && { deleted_at: row.deleted_at }),
    ...(row.erased_at !== null && { erased_at: row.erased_at }),
    ...(row.held_until !== null && row.held_until !== HELD_FOR_GOOD && { held_until: row.held_until }),
    ...(row.released_at !== null && { released_at: row.released_at }),
    ...(row.on_way_at !== null && { on_way_at: row.on_way_at }),
    ...(row.price_told_at !== null && { price_told_at: row.price_told_at }),
    ...(row.started_at !== null && { started_at: row.started_at }),
    estimate,
    shown_price: row.shown_price,
  }
}

/** A price as the API returns it, read from the text that `calculatedPrice` makes. */
export function readPrice(text: string): StoredPrice {
  return text === CONSULTATION_REQUIRED ? text : Number(text)
}

/** The cells that an appointment holds in the business's time zone. */
export function cellsHeld({ appointment_date, appointment_time, minutes, status, released_at }: AppointmentRow, timeZone?: string): Cell[] {
  if (!holdsTime(status) || released_at !== null || appointment_date === null || appointment_time === null) return []
  return cellsOf(appointment_date, appointment_time, minutes, timeZone)
}
