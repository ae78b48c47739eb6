import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Tables } from '../tables.ts'

/** Bound of the cache of prepared statements, of which there are far fewer: preparing one takes longer than running it. */
const MAX_STATEMENTS = 500

/** Where the embedded database of a data folder is. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db')
}

/** Opens the embedded database of a data folder. What its transactions announce (`announce`) is given to `notify`, whether they commit or not. */
export function openSqlite(dataDir: string, notify: (payload: string) => void = () => undefined): Kysely<Tables> {
  // Waiting for a lock would block the event loop: keep it short.
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 20 })
  database.exec('PRAGMA journal_mode = WAL')
  // NORMAL loses acknowledged rows when the power fails.
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  // Overwrite deleted data, in pages and in free space.
  database.exec('PRAGMA secure_delete = ON')
  // A statement journal is small: a file for it would cost more than the statement.
  database.exec('PRAGMA temp_store = MEMORY')
  // PostgreSQL's function by its name: one statement announces on both engines.
  database.function('pg_notify', (_channel, payload) => {
    notify(String(payload))
    return null
  })
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database) }) })
}

/** Adapts Node's own SQLite to the better-sqlite3 interface that Kysely expects. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: sql => {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const made = asKyselyStatement(database.prepare(sql))
      if (prepared.size >= MAX_STATEMENTS) prepared.clear()
      prepared.set(sql, made)
      return made
    },
  }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...parameters.map(toInput)),
    run: parameters => statement.run(...parameters.map(toInput)),
    iterate: parameters => statement.iterate(...parameters.map(toInput)),
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array)
    return value
  throw new TypeError(`a value of the type ${typeof value} cannot be stored`)
}
