import { type Kysely, type SchemaModule, sql } from 'kysely'
import { searchText } from '../appointments/appointment-row.ts'
import type { Tables } from '../tables.ts'

/** So many rows are read and written at once. */
const PORTION = 500

/** Every appointment has a version, and is found without its accents: what has none in its text stays as it is. */
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
      // Both engines count characters and bytes: they differ where there is more than ASCII.
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
