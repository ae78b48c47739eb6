import { type Kysely, type SchemaModule, sql } from 'kysely'
import { searchText } from '../appointments/appointment-row.ts'
import type { Tables } from '../tables.ts'

/** How many rows are read and written at a time. */
const PORTION = 500

/** Adds a version to appointments, and folds accents in their search texts; texts in ASCII stay as they are. */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('appointments')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(1))
    .execute()
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'name', 'email', 'phone', 'message'])
      .where('id', '>', last)
      // Bytes and characters differ where a text is not ASCII alone.
      .where(sql<boolean>`octet_length(search_text) <> length(search_text)`)
      .orderBy('id')
      .limit(PORTION)
      .execute()
    if (rows.length === 0) return
    const texts = rows.map(row => sql`(${row.id}, ${searchText(row)})`)
    await sql`
      with texts (id, search_text) as (values ${sql.join(texts)})
      update appointments set search_text = texts.search_text from texts where appointments.id = texts.id`.execute(db)
    last = rows.at(-1)?.id ?? ''
  }
}
