/** Stores bookings in a data folder, many at a time, and records each acknowledged one: `power-writer.ts <folder> <bookings>`. Runs under strace. */
import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { BookingLoad, type Sent, VISIT_MINUTES } from './booking-load.ts'
import { newAppointment } from './new-appointment.ts'

const MAX_CONCURRENT = 8

const [folder = '.', bookings = '0'] = process.argv.slice(2)
const { appointments } = await openStorage({ dataDir: folder, databaseUrl: null }, new Date())
const acknowledged = openSync(join(folder, 'acknowledged'), 'a')
const load = new BookingLoad()
while (load.all.length < Number(bookings)) {
  const atOnce = 1 + (load.all.length % MAX_CONCURRENT)
  await Promise.all(Array.from({ length: atOnce }, () => store(load.next())))
}
// Skip the clean-up.
process.exit(0)

async function store(sent: Sent): Promise<void> {
  const id = `id-${sent.key}`
  const visit = { id, date: sent.date, time: sent.time, minutes: VISIT_MINUTES, crews: 1, createdAt: new Date(), message: 'x'.repeat(500) }
  const { kind } = await appointments.add(newAppointment(visit), { key: sent.key, fingerprint: 'same' })
  if (kind !== 'stored') throw new Error(`${sent.key} was not stored: ${kind}`)
  writeSync(acknowledged, `${JSON.stringify({ ...sent, status: 201, id })}\n`)
}
