import { cellsOf } from '#src/booking/schedule/cells.ts'
import { UNCOUNTED } from '#src/server/bookings/store-request.ts'
import type { NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'

interface Visit {
  id: string
  date: string
  time: string
  minutes: number
  crews: number
  createdAt: Date
  message?: string
}

/** Builds an appointment of which only the time matters. */
export function newAppointment({ id, date, time, minutes, crews, createdAt, message = '' }: Visit): NewAppointment {
  const request: NewAppointment['request'] = {
    mode: 'appointment',
    category: 'Any',
    serviceType: 'any',
    contact: { name: 'Ann Ash', email: 'ann@example.com', phone: '', message },
    fields: {},
    furtherItems: [],
    coupons: [],
    date,
    time,
    minutes,
    estimate: { revision: 'r', lines: [], low: 100, high: 100, reasons: [], notes: [] },
    calculatedPrice: '1.00',
    estimatedValue: 1,
    shownPrice: null,
  }
  return { id, request, createdAt, status: 'Pending', firstEvent: 'requested', cells: cellsOf(date, time, minutes), crews, ...UNCOUNTED }
}
