import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * When the holds of new senders expire, also on the claims for their readers; an index of known customers; and columns by which many mails are sent
 * as one digest. Indexes are partial: most rows are in none of them.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema.alterTable('appointments').addColumn('held_until', 'text').execute()
  await schema.alterTable('appointments').addColumn('released_at', 'text').execute()
  await schema.createIndex('appointments_held').on('appointments').column('held_until').where('held_until', 'is not', null).execute()
  await sql`create index appointments_known on appointments (lower(email)) where status in ('Confirmed', 'Completed')`.execute(db)
  await schema.alterTable('claimed_cells').addColumn('held_until', 'text').execute()
  await schema.alterTable('outbox').addColumn('created_at', 'text').execute()
  await schema.alterTable('outbox').addColumn('digest_line', 'text').execute()
  await schema
    .createTable('sent_mails')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'text', column => column.notNull())
    .execute()
  // Of all requests, not only pending ones, so that a sender's requests are found by it too.
  await schema.dropIndex('appointments_held_by').ifExists().execute()
  await sql`create index appointments_sender on appointments (substr(requested_from, 1, 12), appointment_date)`.execute(db)
  await schema.createIndex('sent_mails_age').on('sent_mails').column('at').execute()
}
