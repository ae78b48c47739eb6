import type { SchemaModule } from 'kysely'

/** Days off and blocked times. There are few, so that no index is needed. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('closures')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('first_day', 'text', column => column.notNull())
    .addColumn('last_day', 'text', column => column.notNull())
    .addColumn('from_time', 'text')
    .addColumn('until_time', 'text')
    .addColumn('crews', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .execute()
}
