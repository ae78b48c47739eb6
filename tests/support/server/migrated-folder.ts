import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { folderInMemory } from '../temporary-folder.ts'

let migrated: Promise<Buffer> | null = null

/** A new data folder with an empty database in its newest shape: all migrations take ten times as long as copying what they make. */
export async function migratedFolder(): Promise<string> {
  const database = await (migrated ??= migrateOnce())
  const folder = folderInMemory()
  writeFileSync(databaseFile(folder), database, { mode: 0o600 })
  return folder
}

async function migrateOnce(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  await (await openStorage({ dataDir, databaseUrl: null }, new Date(0))).close()
  const database = readFileSync(databaseFile(dataDir))
  rmSync(dataDir, { recursive: true })
  return database
}
