import type { SchemaModule } from 'kysely'

/** Photos of notes; in base64, which both engines store alike. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('note_photos')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('note_id', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('base64', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('note_photos_note').on('note_photos').column('note_id').execute()
}
