import type { SchemaModule } from 'kysely'

/** The visits of a day stand in the order of their times, which a page of the list finds in the index too. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.dropIndex('appointments_figures').execute()
  await schema
    .createIndex('appointments_figures')
    .on('appointments')
    .columns(['appointment_date', 'appointment_time', 'id', 'request_type', 'status', 'deleted_at', 'category', 'estimated_value', 'actual_value'])
    .execute()
}
