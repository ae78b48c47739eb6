import { categoryTitle } from '#src/booking/appointment/service-texts.ts'
import { isStoredValue, readerOf, type StoredValue } from '#src/booking/appointment/field-readers.ts'
import { isEmpty } from '#src/booking/request/flat-selection.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { valueText, valueTitle } from './price-texts.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import { MODE_TITLES } from './request-texts.ts'

interface OwnField {
  label: string | ((request: Appointment) => string)
  read: (value: StoredValue, request: Appointment, content: AdminContent) => string
}

const money: OwnField['read'] = (value, _request, content) => (typeof value === 'number' ? valueText(value, content) : String(value))

/** The fields that every request has, beside those of the form. */
const OWN: Readonly<Record<string, OwnField>> = {
  status: { label: 'Status', read: String },
  request_type: { label: 'Type', read: mode => MODE_TITLES[mode === 'quote' ? mode : 'appointment'] },
  appointment_date: { label: 'Day', read: (day, _request, { dates }) => dates.day(String(day)) },
  appointment_time: { label: 'Time', read: (time, _request, { dates }) => dates.time(String(time)) },
  crew: { label: 'Crew', read: crew => crewTitle(String(crew)) },
  duration: {
    label: 'Duration',
    read: (minutes, _request, { messages }) => durationText({ low: Number(minutes), high: Number(minutes) }, messages.duration),
  },
  vehicle_category: { label: 'Category', read: (id, request, content) => categoryTitle({ ...request, vehicle_category: String(id) }, content) },
  on_way_at: { label: 'On the way', read: (at, _request, { dates }) => dates.moment(String(at)) },
  started_at: { label: 'Started', read: (at, _request, { dates }) => dates.moment(String(at)) },
  calculated_price: { label: 'Price', read: money },
  actual_value: { label: valueTitle, read: money },
}

/** The value of a request's field in words, as of the request that is given; what content no longer has reads as it was stored. */
export function fieldWords(name: string, value: Appointment[string], request: Appointment, content: AdminContent): { label: string; text: string } {
  const { label, read } = ownValue(OWN, name) ?? readerOf(name, content)
  return {
    label: typeof label === 'string' ? label : label({ ...request, [name]: value }),
    text: isStoredValue(value) && !isEmpty(value) ? read(value, request, content) : 'none',
  }
}
