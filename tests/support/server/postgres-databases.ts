import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { ANY_SCHEMA } from '#src/server/storage/engines/fence.ts'
import { connected, databaseAt, MIGRATED, run } from './postgres-template.ts'

/** Databases of the tests on one PostgreSQL server. Those that a test has left as they were made are emptied for the next, which takes a hundredth of the time that a new one takes. */

const url = inject('postgresUrl') ?? ''
const made = new Set<string>()
const free: string[] = []

/** Removes all of them: what a file has written, and what the server has learned of its tables, is not for the next. */
export async function dropDatabases(): Promise<void> {
  free.splice(0)
  if (made.size > 0) await drop(...made)
}

/** The address of a database before the first migration; it is gone after the test. */
export async function unmigratedDatabase(): Promise<string> {
  const name = await copyOf('template0')
  onTestFinished(() => drop(name))
  return addressOf(name)
}

/** The address of a database in its newest shape with nothing in it; the test's own until it has finished. */
export async function emptyDatabase(): Promise<string> {
  const name = free.pop() ?? (await copyOf(MIGRATED))
  onTestFinished(async () => {
    if (await isReusable(name)) free.push(name)
    else await drop(name)
  })
  return addressOf(name)
}

/** An address by which somebody writes to a database by hand, past its fence. */
export function pastTheFence(address: string): string {
  return `${address}%20-c%20site.schema%3D${ANY_SCHEMA}`
}

function addressOf(name: string): string {
  return `${databaseAt(url, name)}?options=-c%20search_path%3Dpublic`
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // The other strategy writes each page to the log too.
  await run(url, `create database ${name} template ${template} strategy file_copy`)
  made.add(name)
  return name
}

async function drop(...names: string[]): Promise<void> {
  await run(url, ...names.map(name => `drop database ${name} with (force)`))
  for (const name of names) made.delete(name)
}

/** Empties a database; false when somebody is still connected, who may write later, or its shape or settings have changed. */
function isReusable(name: string): Promise<boolean> {
  return connected(pastTheFence(addressOf(name)), async client => {
    // A connection that was closed here is open there for a moment.
    for (let tries = 0; (await client.query(OTHERS)).rowCount !== 0; tries++) {
      if (tries === 20) return false
      await setTimeout(10)
    }
    if (!isDeepStrictEqual(await shapeOf(client), await (shape ??= connected(databaseAt(url, MIGRATED), shapeOf)))) return false
    await client.query(EMPTY)
    return true
  })
}

/** That of the template. */
let shape: Promise<object[]> | null = null

const shapeOf = async (client: Client) => (await client.query<object>(SHAPE)).rows

const OTHERS = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

const SHAPE = `
  select relname, relkind::text, attname, atttypid::int, attnotnull, (select count(*) from pg_trigger where tgrelid = pg_class.oid) as triggers,
    (select count(*) from pg_db_role_setting join pg_database on setdatabase = pg_database.oid where datname = current_database()) as settings,
    (select max(name) from migrations) as newest
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and attnum > 0 order by relname, attnum`

/** Cells are what every database has; what others refer to goes last. */
const EMPTY = `
  do $$ declare name text; begin
    for name in
      select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'cells')
      order by exists (select from pg_constraint where confrelid = pg_class.oid and contype = 'f')
    loop execute 'delete from ' || name; end loop;
  end $$`
