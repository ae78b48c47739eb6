import type { SchemaModule } from 'kysely'

/** Secrets, the outbox, rate limits that outlive a restart, the senders of pending requests, timelines, and indexes for long lists. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('attempts')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('ends_at', 'text', column => column.notNull())
    .execute()
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('mail', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('due_at', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('outbox_due').on('outbox').column('due_at').execute()
  await schema.alterTable('appointments').addColumn('requested_from', 'text').execute()
  await schema.createIndex('appointments_requested_from').on('appointments').columns(['requested_from', 'appointment_date']).execute()
  await schema.createIndex('appointments_visit').on('appointments').columns(['appointment_date', 'appointment_time']).execute()
  await schema.createIndex('appointments_deleted').on('appointments').column('deleted_at').execute()
  await schema.createIndex('claimed_cells_day').on('claimed_cells').column('day').execute()
  await schema
    .createTable('appointment_events')
    .addColumn('appointment_id', 'text', column => column.notNull().references('appointments.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('changes', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('appointment_events_key', ['appointment_id', 'position'])
    .execute()
}
