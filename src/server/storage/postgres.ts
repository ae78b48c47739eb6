import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { nameOf } from './prepared.ts'
import type { Tables } from './tables.ts'

/** A statement or a free connection that takes longer is an error: the visitor is told, and can try again. */
const PATIENCE_MS = 10_000

/** Names the one migration that runs at a time, whichever process begins it. */
const MIGRATION_LOCK = 5_031_977

/** Opens a PostgreSQL database; connections are made when they are needed, and made anew when the server has been away. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  })
  // A connection may end while nobody uses it, or between two statements of a task: the task's next statement fails, the next task makes a new one.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => undefined)
    sendTogether(client)
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Statements of one turn of the event loop are sent in one write, and their answers not waited for in between; those that are built once are parsed and planned
 * once for each connection too.
 */
function sendTogether(client: PoolClient): void {
  const query = client.query.bind(client)
  const send = (text: string, values: unknown[]) => {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query({ name: nameOf(text), text, values })
  }
  client.query = send as typeof client.query
}

/** Runs a task that several processes may begin at the same time, one after the other; nobody is waiting for an answer, and an index of a large table takes its time. */
export async function oneAtATime(db: Kysely<Tables>, task: (connection: Kysely<Tables>) => Promise<void>): Promise<void> {
  await db.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection)
    try {
      await task(connection)
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
