import { cellsOf } from '#src/booking/slots.ts'
import type { NewAppointment } from '#src/server/storage/storage.ts'
import { NOW } from './test-server.ts'

/** An appointment to be stored, of which only its time matters. */
export function newAppointment(id: string, date: string, time: string, minutes: number, crews: number): NewAppointment {
  const request: NewAppointment['request'] = {
    mode: 'appointment',
    category: 'Any',
    serviceType: 'any',
    contact: { name: 'Ann Ash', email: 'ann@example.com', phone: '', message: '' },
    fields: {},
    date,
    time,
    minutes,
    estimate: { revision: 'r', lines: [], low: 100, high: 100, reasons: [], notes: [] },
    calculatedPrice: '1.00',
    estimatedValue: 1,
    shownPrice: null,
  }
  return {
    id,
    request,
    createdAt: NOW,
    status: 'Pending',
    firstEvent: 'requested',
    cells: cellsOf(date, time, minutes),
    crews,
    requestedFrom: null,
    pendingLimit: 0,
    mailOf: null,
  }
}
