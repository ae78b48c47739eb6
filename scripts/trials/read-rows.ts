import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import type { StoredRows } from './check-stored.ts'

const TABLES = ['appointments', 'claimed_cells', 'idempotency_keys'] as const

/** Reads all rows of a data folder's embedded database. @throws when the file itself is damaged. */
export function readEmbedded(dataDir: string): StoredRows {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 })
  try {
    const [integrity] = database.prepare('PRAGMA integrity_check').all()
    if (integrity?.['integrity_check'] !== 'ok') throw new Error(`the database is damaged: ${JSON.stringify(integrity)}`)
    return Object.fromEntries(TABLES.map(table => [table, database.prepare(`SELECT * FROM ${table}`).all()])) as unknown as StoredRows
  } finally {
    database.close()
  }
}

/** Reads all rows of a server's database. */
export async function readServer(url: string): Promise<StoredRows> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const rows: Partial<Record<keyof StoredRows, unknown>> = {}
  for (const table of TABLES) rows[table] = (await client.query(`SELECT * FROM ${table}`)).rows
  await client.end()
  return rows as StoredRows
}
