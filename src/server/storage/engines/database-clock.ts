import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Returns the current time for all processes that share a database. */
export type DatabaseClock = (db: Kysely<Tables>) => Promise<Date>

/** PostgreSQL's own clock; the clocks of the processes that share it may differ by minutes. */
export const serverClock: DatabaseClock = async db => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database has no clock')
  return row.now
}
