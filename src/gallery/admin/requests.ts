import { addDays } from '#src/catalog/days.ts'
import type { Appointment, Day, EstimateLine, Status } from '#src/contract/generated/types.ts'
import { LONG_LINE, LONG_TEXT } from '../fixtures/long-texts.ts'
import { OPENED } from './answers.ts'

const LINES: EstimateLine[] = [
  { id: 'sized', kind: 'package', title: 'By size', low: 24000, high: 24000 },
  { id: 'part', kind: 'addon', title: 'Part', low: 1800, high: 1800, quantity: 2 },
]

/** A request for the fixtures' full category, received and visited on some days around today. */
function requestOn(today: Day, id: string, name: string, given: Partial<Appointment>): Appointment {
  return {
    id,
    version: 1,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    phone: '208-555-0142',
    message: 'Please ring twice.',
    vehicle_category: 'Full',
    service_type: 'sized',
    request_type: 'appointment',
    appointment_date: today,
    appointment_time: '09:00',
    duration: 120,
    calculated_price: 258,
    estimated_value: 258,
    actual_value: null,
    status: 'Pending',
    created_at: `${addDays(today, -2)}T15:20:00.000Z`,
    estimate: { revision: 'gallery', lines: LINES, low: 25800, high: 25800, reasons: [], notes: [] },
    shown_price: '258.00',
    full_package: 'sized',
    full_size: 'medium',
    full_addons: ['part', 'part'],
    ...given,
  }
}

/** The Monday of a day's week: all visits are in one week of the calendar, whatever day it is. */
function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Requests of every status and type, with visits in the week of a day. */
export function requestsAround(today: Day): [Appointment, ...Appointment[]] {
  const monday = mondayOf(today)
  const visit = (ahead: number, time: string, status: Status) => ({ appointment_date: addDays(monday, ahead), appointment_time: time, status })
  return [
    requestOn(today, OPENED, 'Maria Alvarez', { ...visit(3, '09:00', 'Pending'), held_until: `${addDays(today, 2)}T15:00:00.000Z` }),
    requestOn(today, 'b2', 'Jonathan Abernathy-Featherstonehaugh', { ...visit(2, '10:30', 'Confirmed'), shown_price: '240.00' }),
    requestOn(today, 'c3', 'Li Wei', { ...visit(0, '10:00', 'Completed'), actual_value: 270 }),
    requestOn(today, 'd4', 'Priya Raman', visit(4, '08:00', 'Cancelled')),
    requestOn(today, 'e5', 'Bob Stone', { ...visit(2, '10:00', 'Pending'), released_at: `${today}T08:00:00.000Z` }),
    requestOn(today, 'f6', 'Quentin Quote', {
      request_type: 'quote',
      appointment_date: null,
      appointment_time: null,
      calculated_price: 'Consultation Required',
      estimated_value: null,
      estimate: { revision: 'gallery', lines: [], low: null, high: null, reasons: ['We look at it first.'], notes: [] },
      shown_price: null,
      full_package: 'by-area',
      service_type: 'by-area',
      message: '',
    }),
  ]
}

/** The visits of one day, each at another step, and what waits for an answer. */
export function visitsOn(today: Day): Appointment[] {
  const visit = (time: string, status: Status) => ({ appointment_date: today, appointment_time: time, status })
  const [on_way_at, started_at] = [`${today}T13:40:00.000Z`, `${today}T14:05:00.000Z`]
  return [
    requestOn(today, 'c3', 'Li Wei', { ...visit('07:00', 'Completed'), actual_value: 270, on_way_at, started_at }),
    requestOn(today, 'b2', 'Jonathan Abernathy-Featherstonehaugh', { ...visit('09:00', 'Confirmed'), on_way_at, started_at }),
    requestOn(today, OPENED, 'Maria Alvarez', visit('12:30', 'Confirmed')),
    requestOn(today, 'e5', 'Bob Stone', visit('15:00', 'Pending')),
  ]
}

/** A request with very long texts, and words that are wider than a line. */
export function longRequest(today: Day): Appointment {
  const email = `${'e'.repeat(50)}@long-host-name.of-a-company.example.com`
  return requestOn(today, OPENED, LONG_LINE, { email, message: LONG_TEXT })
}
