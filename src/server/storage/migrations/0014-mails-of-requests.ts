import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Mails name the appointment that they tell of, since one appointment may have several; before, a mail's id was its appointment's. Older mails keep
 * their ids, under which they may be being sent.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema.alterTable('outbox').addColumn('appointment_id', 'text').execute()
  await sql`update outbox set appointment_id = id where id in (select id from appointments)`.execute(db)
  await schema.createIndex('outbox_appointment').on('outbox').column('appointment_id').where('appointment_id', 'is not', null).execute()
}
