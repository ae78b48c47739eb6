import { type Kysely, type SchemaModule, sql } from 'kysely'
import { derivedColumns } from '../appointments/appointment-row.ts'
import type { AppointmentRow, Tables } from '../tables.ts'

/** How many rows are read and written at a time. */
const PORTION = 500

/** By what the requests of one customer are found; notes; whom the admin says to be one person. Searches find an address and a package too. */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  for (const key of ['email_key', 'phone_key']) await schema.alterTable('appointments').addColumn(key, 'text').execute()
  await deriveAll(db)
  for (const key of ['email_key', 'phone_key'])
    await schema.createIndex(`appointments_${key}`).on('appointments').column(key).where(key, 'is not', null).execute()
  await schema
    .createTable('notes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('appointment_id', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('notes_appointment').on('notes').column('appointment_id').execute()
  await schema
    .createTable('customer_merges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('appointment_id', 'text', column => column.notNull())
    .addColumn('other_id', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .execute()
  for (const end of ['appointment_id', 'other_id']) await schema.createIndex(`customer_merges_${end}`).on('customer_merges').column(end).execute()
}

async function deriveAll(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'name', 'email', 'phone', 'message', 'fields', 'estimate'])
      .where('id', '>', last)
      // Erased requests have nothing to be found by.
      .where('erased_at', 'is', null)
      .orderBy('id')
      .limit(PORTION)
      .execute()
    if (rows.length === 0) return
    const derived = rows.map(row => ({ id: row.id, ...derivedColumns(row as AppointmentRow) }))
    const values = derived.map(row => sql`(${row.id}, ${row.search_text}, ${row.email_key}, ${row.phone_key})`)
    await sql`
      with derived (id, search_text, email_key, phone_key) as (values ${sql.join(values)})
      update appointments set search_text = derived.search_text, email_key = derived.email_key, phone_key = derived.phone_key
      from derived where appointments.id = derived.id`.execute(db)
    last = rows.at(-1)?.id ?? ''
  }
}
