import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Counts unconfirmed holds for all networks of a sender at once: by the widest, with which `requested_from` begins, in a partial index of such rows.
 * Values of older versions are other hashes, and count for nobody. Mails record when they were scheduled, which reveals a clock that was set back.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await sql`
    create index appointments_held_by on appointments (substr(requested_from, 1, 12), appointment_date)
    where status = 'Pending' and deleted_at is null`.execute(db)
  await schema.dropIndex('appointments_requested_from').execute()
  await schema.alterTable('outbox').addColumn('scheduled_at', 'text').execute()
}
