import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** The quotes whose customers were told a price and have not answered, in a partial index: most rows are not in it, and no list reads whole rows to leave them out. */
export async function up(_schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await sql`create index appointments_price_sent on appointments (id)
    where status = 'Pending' and request_type = 'quote' and price_told_at is not null`.execute(db)
}
