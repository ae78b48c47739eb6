import type { SchemaModule } from 'kysely'

/** A covering index for figures, so that they read no row. The day comes first, which no list is looked up by, so that lists keep their own index. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createIndex('appointments_figures')
    .on('appointments')
    .columns(['appointment_date', 'request_type', 'status', 'deleted_at', 'estimated_value', 'actual_value'])
    .execute()
}
