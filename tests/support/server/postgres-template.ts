import { Client } from 'pg'
import { migrate } from '#src/server/storage/engines/migrate.ts'
import { oneAtATime } from '#src/server/storage/engines/postgres.ts'

/** The database that new ones are copied from. */
export const MIGRATED = 'test_template'

/** Makes the template anew, on a server that an earlier run may have used. */
export async function makeTemplate(url: string): Promise<void> {
  await run(url, `drop database if exists ${MIGRATED}`, `create database ${MIGRATED} template template0`)
  await oneAtATime(databaseAt(url, MIGRATED), connection => migrate(connection, new Date(0)))
}

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}

/** Does something on a connection of its own. */
export async function connected<T>(url: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

/** Runs statements one after the other. */
export function run(url: string, ...statements: string[]): Promise<void> {
  return connected(url, async client => {
    for (const statement of statements) await client.query(statement)
  })
}
