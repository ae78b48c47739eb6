import type { SchemaModule } from 'kysely'

/** Bulk jobs, which survive a restart; an index to read the trash in portions; completed requests without personal data. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('bulk_jobs')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('deleted_at', 'text', column => column.notNull())
    .addColumn('before', 'text')
    .addColumn('crews', 'integer', column => column.notNull())
    .addColumn('time_zone', 'text')
    .addColumn('after_at', 'text', column => column.notNull())
    .addColumn('after_id', 'text', column => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('done', 'integer', column => column.notNull())
    .addColumn('taken', 'integer', column => column.notNull())
    .addColumn('is_open', 'integer', column => column.notNull())
    .addColumn('started_at', 'text', column => column.notNull())
    .execute()
  await schema.dropIndex('appointments_trash').execute()
  await schema.createIndex('appointments_trash').on('appointments').columns(['deleted_at', 'id']).where('deleted_at', 'is not', null).execute()
  await schema.alterTable('appointments').addColumn('erased_at', 'text').execute()
}
