import type { SchemaModule } from 'kysely'

/** All that figures are added up from, so that no row has to be read for them; by day first, which no list is looked up by, so that lists keep their own index. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createIndex('appointments_figures')
    .on('appointments')
    .columns(['appointment_date', 'request_type', 'status', 'deleted_at', 'estimated_value', 'actual_value'])
    .execute()
}
