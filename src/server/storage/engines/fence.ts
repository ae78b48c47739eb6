import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Keeps programs of another version from writing to a PostgreSQL whose schema is not theirs. Every connection announces the schema that its program
 * knows; a trigger on every table refuses writers that announce another, or none. See docs/decisions/0025.
 */

/** Announced by connections that migrate or are used by hand: it passes every fence. */
export const ANY_SCHEMA = 'any'

/** The SQLSTATE of a refused writer; classes I to Z are free for applications. */
const OUTDATED = 'S0001'

/** A newer version of the program has migrated the database. */
class OutdatedError extends Error {
  readonly code = OUTDATED
}

/** Whether an error means that the database's schema is no longer this program's. */
export function isOutdated(error: unknown): error is OutdatedError {
  return error instanceof Error && 'code' in error && error.code === OUTDATED
}

/** @throws OutdatedError when the database has another schema than the one that this program knows. */
export async function checkSchema(db: Kysely<Tables>, known: string): Promise<void> {
  const { name } = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('name').as('name'))
    .executeTakeFirstOrThrow()
  if (name !== known) throw new OutdatedError(`the database has the schema ${name}, this program knows ${known}: stop it and start the newer version`)
}

/** The statement by which a connection announces its program's schema. */
export function announce(schema: string): [text: string, values: string[]] {
  return [`select set_config('site.schema', $1, false)`, [schema]]
}

/**
 * Begins a writing transaction, which may reserve times and so goes by the closures. It waits for a migration before it reads anything, so that it
 * holds no lock that the migration waits for. One message: the fence costs no round trip of its own.
 */
export const BEGIN_FENCED = CompiledQuery.raw('begin; lock table migrations, closures in row share mode')

/** Begins a transaction that changes closures: it waits for all that were begun by the other statement, and they wait for it. */
export const BEGIN_CLOSING = CompiledQuery.raw('begin; lock table migrations in row share mode; lock table closures in exclusive mode')

/**
 * Waits for writers that are under way and blocks new ones until the transaction ends. The lock on `migrations` stops programs that know the fence,
 * the locks on all tables those that do not.
 */
export async function closeFence(transaction: Kysely<Tables>): Promise<void> {
  await sql`select set_config('site.schema', ${ANY_SCHEMA}, true)`.execute(transaction)
  // Readers may go on, so that /ready still answers.
  await sql`lock table migrations in exclusive mode`.execute(transaction)
  const names = await tablesOf(transaction)
  if (names.length > 0) await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(transaction)
}

/** Lets only programs that know this schema write, once the transaction is committed. */
export async function fence(transaction: Kysely<Tables>, schema: string): Promise<void> {
  await sql`
    create or replace function refuse_other_schemas() returns trigger language plpgsql as ${sql.lit(`
    begin
      raise exception 'the database has the schema %, the program that writes knows %', TG_ARGV[0], coalesce(nullif(current_setting('site.schema', true), ''), 'none')
        using errcode = '${OUTDATED}', hint = 'Stop this program and start the newer version.';
    end`)}`.execute(transaction)
  for (const name of await tablesOf(transaction)) {
    // Checked in the WHEN clause: calling the function would make each writing statement several times as slow.
    await sql`
      create or replace trigger fence before insert or update or delete on ${name} for each statement
      when (coalesce(current_setting('site.schema', true), '') not in (${sql.lit(schema)}, ${sql.lit(ANY_SCHEMA)}))
      execute function refuse_other_schemas(${sql.lit(schema)})`.execute(transaction)
  }
}

/** Every table but that of the migrations. */
async function tablesOf(transaction: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'migrations' order by tablename`.execute(transaction)
  return rows.map(({ name }) => sql.table(name))
}
