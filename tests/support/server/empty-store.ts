import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'

/** Tables that a server fills once, when it starts or when its database is migrated. */
const KEPT = new Set(['migrations', 'accounts', 'secrets', 'cells'])

/** Deletes whatever tests stored in the database of a running server: requests, sessions, attempts to sign in, closures. */
export function emptyStore(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 30_000 })
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec('BEGIN IMMEDIATE')
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all()
  for (const { name } of tables) if (!KEPT.has(String(name))) database.exec(`DELETE FROM ${String(name)}`)
  database.exec('COMMIT')
  database.close()
}
