/** Stores bookings in a data folder, many at a time, and notes each that is acknowledged: `power-writer.ts <folder> <bookings>`. Runs under strace. */
import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { cellsOf } from '#src/booking/slots.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { NewAppointment } from '#src/server/storage/storage.ts'
import { BookingLoad, type Sent } from './booking-load.ts'

const MOST_AT_ONCE = 8

const [folder = '.', bookings = '0'] = process.argv.slice(2)
const { appointments } = await openStorage({ dataDir: folder, databaseUrl: null }, new Date())
const acknowledged = openSync(join(folder, 'acknowledged'), 'a')
const load = new BookingLoad()
while (load.all.length < Number(bookings)) {
  const together = 1 + (load.all.length % MOST_AT_ONCE)
  await Promise.all(Array.from({ length: together }, () => store(load.next())))
}
// The rest would be cleaning up.
process.exit(0)

async function store(sent: Sent): Promise<void> {
  const id = `id-${sent.key}`
  await appointments.add(appointmentOf(id, sent), { key: sent.key, fingerprint: 'same' })
  writeSync(acknowledged, `${JSON.stringify({ ...sent, status: 201, id })}\n`)
}

function appointmentOf(id: string, { date, time }: Sent): NewAppointment {
  const minutes = 240
  return {
    id,
    request: {
      mode: 'appointment',
      category: 'Any',
      serviceType: 'any',
      contact: { name: 'Tess Trial', email: 'tess@example.com', phone: '', message: 'x'.repeat(500) },
      fields: {},
      date,
      time,
      minutes,
      estimate: { revision: 'r', lines: [], low: 100, high: 100, reasons: [], notes: [] },
      calculatedPrice: '1.00',
      estimatedValue: 1,
      shownPrice: null,
    },
    createdAt: new Date(),
    cells: cellsOf(date, time, minutes),
    crews: 1,
    requestedFrom: null,
    pendingLimit: 0,
    mailOf: null,
  }
}
