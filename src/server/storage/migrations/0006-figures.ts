import type { SchemaModule } from 'kysely'

/** All that figures are added up from, so that no row has to be read for them. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createIndex('appointments_figures')
    .on('appointments')
    .columns(['deleted_at', 'request_type', 'status', 'appointment_date', 'estimated_value', 'actual_value'])
    .execute()
}
