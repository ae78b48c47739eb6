import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW, temporaryFolder } from '#tests/support/server/test-server.ts'

const DAY_MS = 24 * 3_600_000
const RETENTION = { requestDays: 90 }

/** The largest chunk of any job. */
const MOST_ROWS = 1024

/** Visits of an hour, on days of their own until the end of 2025. */
async function addOld({ appointments }: Storage, count: number): Promise<void> {
  const days = Array.from({ length: count }, (_, index) => new Date(Date.UTC(2025, 11, 31) - index * DAY_MS).toISOString().slice(0, 10))
  await Promise.all(days.map((day, index) => appointments.add(newAppointment(`old-${index}`, day, '09:00', 60, 1), null)))
}

async function pending({ appointments }: Storage): Promise<number> {
  return (await appointments.counts({})).Pending
}

/** Calls a function in each turn of the event loop until the work is done. */
async function eachTurn(work: Promise<void>, see: () => void): Promise<void> {
  const progress = { isOver: false }
  const done = work.finally(() => (progress.isOver = true))
  while (!progress.isOver) {
    see()
    await new Promise(setImmediate)
  }
  await done
}

test.for(engines)('a stop while old requests are erased loses nothing, and the next start goes on, on $engine', async ({ newLocation }) => {
  const location = await newLocation()
  const first = await openStorage(location, NOW)
  await addOld(first, 200)
  await first.appointments.add(newAppointment('new', '2026-05-20', '09:00', 60, 1), null)
  const tidied = first.tidy(NOW, RETENTION)
  while ((await pending(first)) === 201) await new Promise(setImmediate)
  await first.close()
  await tidied
  const second = await openStorage(location, NOW)
  const left = await pending(second)
  expect(left).toBeGreaterThan(1)
  expect(left).toBeLessThan(201)
  expect((await second.appointments.reservations('2000-01-01', '2099-12-31')).length).toBe(4 * left)
  await second.tidy(NOW, RETENTION)
  expect((await second.appointments.list({})).appointments.map(({ id, email }) => [id, email === ''])).toEqual([['new', false]])
  await second.close()
})

test('whatever has piled up, few rows go between two turns in which requests are served', async () => {
  const dataDir = temporaryFolder()
  const storage = await openStorage({ dataDir, databaseUrl: null }, NOW)
  const database = new DatabaseSync(databaseFile(dataDir))
  const long = new Date(NOW.getTime() - 60 * DAY_MS).toISOString()
  const rows = 'with recursive row(n) as (select 1 union all select n + 1 from row where n < 1500)'
  database.exec(`insert into attempts ${rows} select 'key-' || n, 1, '${long}' from row`)
  database.exec(`insert into sent_mails ${rows} select 'mail-' || n, '${long}' from row`)
  database.exec(`insert into outbox (id, mail, attempts, due_at, failed_at) ${rows} select 'failed-' || n, '{}', 9, '${long}', '${long}' from row`)
  const left = database.prepare('select (select count(*) from attempts) + (select count(*) from sent_mails) + (select count(*) from outbox) as count')
  const count = () => Number(left.get()?.['count'])
  let [last, most] = [count(), 0]
  await eachTurn(storage.tidy(NOW), () => {
    const now = count()
    ;[last, most] = [now, Math.max(most, last - now)]
  })
  expect(count()).toBe(0)
  expect(Math.max(most, last)).toBeLessThanOrEqual(MOST_ROWS)
  database.close()
  await storage.close()
})

test('what tidying writes is taken over as it goes, so that no commit waits for thousands of pages', async () => {
  const location = { dataDir: temporaryFolder(), databaseUrl: null }
  const before = await openStorage(location, NOW)
  await addOld(before, 800)
  // Its log is deleted with the last connection.
  await before.close()
  const storage = await openStorage(location, NOW)
  let most = 0
  const log = `${databaseFile(location.dataDir)}-wal`
  await eachTurn(storage.tidy(NOW, RETENTION), () => {
    most = Math.max(most, statSync(log).size)
  })
  expect(await pending(storage)).toBe(0)
  expect(most).toBeLessThan(1_000_000)
  await storage.close()
})
