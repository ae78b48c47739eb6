import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { restoreCopy } from './copies.ts'
import { migrations } from '../migrations/migrations.ts'
import { databaseFile } from '../engines/sqlite.ts'
import { lockFolder } from '../engines/writer-lock.ts'

/** File mode: readable and writable by this user alone. */
const PRIVATE = 0o600

/** A problem that the owner can mend: the message says how. */
export class BackupError extends Error {}

/** Copies the embedded database as it is at one moment into a new file, while the site runs. */
export function backUp(dataDir: string, file: string): void {
  if (!existsSync(databaseFile(dataDir))) throw new BackupError(`there is no database in ${dataDir}: is DATA_DIR right?`)
  if (existsSync(file)) throw new BackupError(`${file} exists already: give a new name`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // It holds visitors' data and the admin's password hash: private from the start, wherever it is put.
  writeFileSync(file, '', { mode: PRIVATE, flag: 'wx' })
  // A connection of its own: on the writer's, requests would wait.
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 })
  try {
    database.prepare('VACUUM INTO ?').run(file)
  } catch (error) {
    rmSync(file)
    throw error
  } finally {
    database.close()
  }
}

/**
 * Replaces the embedded database by a backup; returns the path that the old one was moved to, null when there was none. The site must be stopped. A
 * file that is damaged, foreign or from a newer version changes nothing.
 * @throws BackupError when the file cannot be used.
 */
export async function restore(dataDir: string, file: string, now: Date): Promise<string | null> {
  checkBackup(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir, 0)
  try {
    const current = databaseFile(dataDir)
    const incoming = `${current}.incoming`
    copyFileSync(file, incoming)
    chmodSync(incoming, PRIVATE)
    const aside = existsSync(current) ? restoreCopy(dataDir, now) : null
    if (aside !== null) setAside(current, aside)
    renameSync(incoming, current)
    return aside
  } finally {
    unlock()
  }
}

/** Moves a database aside, with everything that is still in its write-ahead log. */
function setAside(current: string, aside: string): void {
  const database = new DatabaseSync(current, { timeout: 5000 })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  renameSync(current, aside)
  for (const rest of ['-wal', '-shm']) rmSync(current + rest, { force: true })
}

function checkBackup(file: string): void {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  let found: { integrity: unknown; names: string[] }
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    const integrity = database.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    const names = database.prepare('SELECT name FROM migrations').all()
    found = { integrity, names: names.map(({ name }) => String(name)) }
    database.close()
  } catch (error) {
    throw new BackupError(`${file} is no backup of this program: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (found.integrity !== 'ok') throw new BackupError(`${file} is damaged: ${String(found.integrity)}`)
  const unknown = found.names.filter(name => !migrations.some(migration => migration.name === name))
  if (unknown.length > 0) throw new BackupError(`${file} was made by a newer version of this program (${unknown.join(', ')}): use that version`)
}
