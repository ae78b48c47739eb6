import type { Kysely, SchemaModule } from 'kysely'
import { searchText } from '../appointments/appointment-row.ts'
import type { Tables } from '../tables.ts'

/**
 * A covering index for what the list counts, filters and sorts by, so that only the rows of a page are read; one text for searches, in lower case in
 * every alphabet. The trash has an index of its own.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('appointments')
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .execute()
  const rows = await db.selectFrom('appointments').select(['id', 'name', 'email', 'phone', 'message']).execute()
  for (const row of rows)
    await db
      .updateTable('appointments')
      .set({ search_text: searchText(row) })
      .where('id', '=', row.id)
      .execute()
  await schema.dropIndex('appointments_newest').execute()
  await schema
    .createIndex('appointments_list')
    .on('appointments')
    .columns(['created_at', 'id', 'deleted_at', 'status', 'request_type', 'category', 'appointment_date', 'name', 'estimated_value'])
    .execute()
  await schema.dropIndex('appointments_deleted').execute()
  await schema.createIndex('appointments_trash').on('appointments').column('deleted_at').where('deleted_at', 'is not', null).execute()
}
