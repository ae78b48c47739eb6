import type { SchemaModule } from 'kysely'

/** What has become of the mails to visitors, which the outbox forgets once they are sent. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('deliveries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('appointment_id', 'text', column => column.notNull().references('appointments.id'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('settled_at', 'text')
    .execute()
  await schema.createIndex('deliveries_appointment').on('deliveries').column('appointment_id').execute()
}
