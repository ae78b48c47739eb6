import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '#tests/support/server/postgres-server.ts'

/** Location of a database: a folder or a server. */
export interface StorageLocation {
  dataDir: string
  databaseUrl: string | null
}

/** A database engine to measure on. */
export interface Engine {
  name: string
  /** Creates an empty database, which is removed after all measurements. */
  newLocation: () => Promise<StorageLocation>
}

/** Measures on every engine installed here, in turn; PostgreSQL runs with fsync on, as in production. */
export async function onEachEngine<T>(measure: (engine: Engine) => Promise<T[]>): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const newFolder = () => mkdtempSync(join(folder, 'data-'))
  const postgres = await startPostgres('on')
  if (postgres === null) console.error('PostgreSQL is not installed: it is not measured')
  try {
    const embedded = await measure({ name: 'SQLite', newLocation: async () => ({ dataDir: newFolder(), databaseUrl: null }) })
    if (postgres === null) return embedded
    const newLocation = async () => ({ dataDir: newFolder(), databaseUrl: await newDatabase(postgres.url) })
    return [...embedded, ...(await measure({ name: 'PostgreSQL', newLocation }))]
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function newDatabase(url: string): Promise<string> {
  const name = `bench_${Date.now()}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: name }).href
}
