import type { SchemaModule } from 'kysely'

/** Which account did what a history tells, also in bulk; null in older rows. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointment_events').addColumn('by', 'text').execute()
  await schema.alterTable('bulk_jobs').addColumn('by', 'text').execute()
}
