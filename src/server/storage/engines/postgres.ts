import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { announce, ANY_SCHEMA } from './fence.ts'
import { newestSchema } from '../migrations/migrations.ts'
import { nameOf } from './prepared.ts'
import type { Tables } from '../tables.ts'
import { READ_ONLY } from './unavailable.ts'

/** Timeout of a statement, and of the wait for a connection: the visitor is told, and can try again. */
const PATIENCE_MS = 10_000

/** Key of the advisory lock under which one process migrates at a time. */
const MIGRATION_LOCK = 5_031_977

/**
 * Opens a PostgreSQL database, with connections made on demand and replaced when the server has been away. A patience of 0 means no statement
 * timeout.
 */
export function openPostgres(url: string, patienceMs = PATIENCE_MS, schema = newestSchema()): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
  })
  // A connection may end while idle, or between two statements of a task: the task's next statement fails, the next task gets a new connection.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => undefined)
    if (patienceMs > 0) endWhenSilent(client, 1.1 * patienceMs)
    endWhenReadOnly(client)
    pipelineStatements(client)
    // The first statement of every connection. Its failure needs no handling: the fence refuses writers that have not announced a schema.
    client.query(...announce(schema)).catch(() => undefined)
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Ends a connection whose statements get no answer: the system would wait a quarter of an hour for a server that is frozen or gone. */
function endWhenSilent(client: PoolClient, silenceMs: number): void {
  const query = client.query.bind(client) as (statement: object) => Promise<unknown>
  const { stream } = client.connection
  let waiting = 0
  const heard = () => void (waiting -= 1)
  if (stream instanceof Socket) stream.setTimeout(silenceMs, () => waiting > 0 && stream.destroy())
  const ask = (statement: object) => {
    waiting += 1
    const answer = query(statement)
    answer.then(heard, heard)
    return answer
  }
  client.query = ask as typeof client.query
}

/** Ends a connection that has become read-only: after a failover it leads to the former primary, and a new one finds the new primary. */
function endWhenReadOnly(client: PoolClient): void {
  const query = client.query.bind(client) as (statement: object) => Promise<unknown>
  const ask = (statement: object) => {
    const answer = query(statement)
    answer.catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === READ_ONLY && client.connection.stream instanceof Socket)
        client.connection.stream.destroy()
    })
    return answer
  }
  client.query = ask as typeof client.query
}

/**
 * Pipelines statements: those of one turn of the event loop are sent in one write, without waiting for answers in between. Statements with a name
 * (see `nameOf`) are also parsed and planned only once for each connection.
 */
function pipelineStatements(client: PoolClient): void {
  const query = client.query.bind(client)
  const send = (text: string, values: unknown[]) => {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query({ name: nameOf(text), text, values })
  }
  client.query = send as typeof client.query
}

/** Runs a task under an advisory lock, in one process at a time, without a statement timeout: an index of a large table takes its time. */
export async function oneAtATime(url: string, task: (connection: Kysely<Tables>) => Promise<void>): Promise<void> {
  const db = openPostgres(url, 0, ANY_SCHEMA)
  try {
    await db.connection().execute(async connection => {
      // DATABASE_URL may set a timeout too.
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection)
      await task(connection)
    })
  } finally {
    // The lock ends with its connection.
    await db.destroy()
  }
}
