import type { SchemaModule } from 'kysely'

/** The owner's own lists of requests. There are few, so that no index is needed. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('own_lists')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('shows', 'text', column => column.notNull())
    .execute()
}
