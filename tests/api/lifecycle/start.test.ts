import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const DAY_MS = 24 * 3_600_000

test('what the trash has kept long enough is gone after a start, however seldom a process runs for an hour', async () => {
  const dataDir = temporaryFolder()
  const before = await openStorage({ dataDir, databaseUrl: null }, new Date())
  for (const [id, days] of [
    ['OLD', 31],
    ['NEW', 29],
  ] as const) {
    await before.appointments.add(newAppointment(id, '2026-06-02', days === 31 ? '09:00' : '14:00', 60, 1), null)
    await before.appointments.delete(id, new Date(Date.now() - days * DAY_MS))
  }
  await before.close()

  const server = await startServer(SAMPLE_FOLDER, { DATA_DIR: dataDir })
  onTestFinished(server.stop)
  await server.stop()
  const after = await openStorage({ dataDir, databaseUrl: null }, new Date())
  onTestFinished(after.close)
  expect([await after.appointments.detail('OLD'), (await after.appointments.detail('NEW'))?.deleted]).toEqual([null, true])
})
