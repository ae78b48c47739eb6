import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { migrate } from '#src/server/storage/engines/migrate.ts'
import { migrations } from '#src/server/storage/migrations/migrations.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW, temporaryFolder } from '#tests/support/server/test-server.ts'
import { runCommand } from '#tests/support/run-command.ts'

const run = (script: string, dataDir: string, ...args: string[]) => runCommand(script, args, { DATA_DIR: dataDir })

async function idsIn(dataDir: string): Promise<string[]> {
  const { appointments, close } = await openStorage({ dataDir, databaseUrl: null }, NOW)
  const { appointments: all } = await appointments.list({ sort: 'name' })
  await close()
  return all.map(({ id }) => id).sort()
}

test('the drill: a backup of a running site, a loss, and everything is back as it was', async () => {
  const [dataDir, safe] = [temporaryFolder(), join(temporaryFolder(), 'safe.db')]
  const { appointments, close } = await openStorage({ dataDir, databaseUrl: null }, NOW)
  await appointments.add(newAppointment('kept', '2026-06-02', '09:00', 60, 1), null)
  const saved = await run('backup', dataDir, safe)
  expect(saved).toEqual({ ok: true, said: `${safe} holds everything in ${dataDir}\n` })
  await appointments.add(newAppointment('later', '2026-06-03', '09:00', 60, 1), null)
  await (
    await appointments.deleteAll(NOW)
  ).finished

  const refused = await run('restore', dataDir, safe)
  expect(refused.ok).toBe(false)
  expect(refused.said).toContain('is in use by another process')
  await close()

  const restored = await run('restore', dataDir, safe)
  expect(restored.said).toContain(`${dataDir} is as it was in ${safe}; what was there is kept in `)
  expect(await idsIn(dataDir)).toEqual(['kept'])
  const storage = await openStorage({ dataDir, databaseUrl: null }, NOW)
  expect((await storage.appointments.add(newAppointment('again', '2026-06-02', '09:00', 60, 1), null)).kind).toBe('taken')
  await storage.close()
})

test('a backup and what is restored of it are for their owner alone, wherever they are put', async () => {
  const [dataDir, safe] = [temporaryFolder(), join(temporaryFolder(), 'safe.db')]
  await (await openStorage({ dataDir, databaseUrl: null }, NOW)).close()
  expect((await run('backup', dataDir, safe)).ok).toBe(true)
  expect(statSync(safe).mode & 0o777).toBe(0o600)
  chmodSync(safe, 0o644)
  expect((await run('restore', dataDir, safe)).ok).toBe(true)
  expect(statSync(join(dataDir, 'site.db')).mode & 0o777).toBe(0o600)
})

test('what is no backup changes nothing', async () => {
  const dataDir = temporaryFolder()
  const { appointments, close } = await openStorage({ dataDir, databaseUrl: null }, NOW)
  await appointments.add(newAppointment('kept', '2026-06-02', '09:00', 60, 1), null)
  await close()
  const text = join(temporaryFolder(), 'letter.db')
  writeFileSync(text, 'Dear reader, this is no database at all.')
  const newer = join(temporaryFolder(), 'newer.db')
  const database = new DatabaseSync(newer)
  database.exec("CREATE TABLE migrations (name TEXT); INSERT INTO migrations VALUES ('9999-from-the-future')")
  database.close()
  expect((await run('restore', dataDir, text)).said).toContain('is no backup of this program')
  expect((await run('restore', dataDir, newer)).said).toContain('newer version of this program (9999-from-the-future)')
  expect((await run('restore', dataDir, join(dataDir, 'nowhere.db'))).said).toContain('there is no file')
  expect((await run('backup', dataDir)).said).toBe('use: npm run backup -- FILE\n')
  expect(await idsIn(dataDir)).toEqual(['kept'])
})

test('a database of an older version is backed up before it is changed', async () => {
  const dataDir = temporaryFolder()
  const older = openSqlite(dataDir)
  await migrate(older, NOW, undefined, migrations.slice(0, -1))
  await older.destroy()
  await (await openStorage({ dataDir, databaseUrl: null }, NOW)).close()
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['before-update-2026-06-01T15-00-00.000Z.db'])
})
