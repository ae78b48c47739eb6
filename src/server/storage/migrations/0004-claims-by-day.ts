import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Finds claims by day alone: an index on the appointment, and a foreign key to it, cost more than the claim. The first event of a timeline is derived
 * from the request, and no longer stored.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('claims_by_day')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('crew', 'integer', column => column.notNull())
    .addColumn('cell', 'integer', column => column.notNull())
    .addColumn('appointment_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('claims_by_day_key', ['day', 'crew', 'cell'])
    .execute()
  await sql`insert into claims_by_day (day, crew, cell, appointment_id) select day, crew, cell, appointment_id from claimed_cells`.execute(db)
  await schema.dropTable('claimed_cells').execute()
  await schema.alterTable('claims_by_day').renameTo('claimed_cells').execute()
  await db.deleteFrom('appointment_events').where('kind', '=', 'requested').execute()
}
