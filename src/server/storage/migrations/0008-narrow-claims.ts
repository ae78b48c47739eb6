import { type Kysely, type SchemaModule, sql, SqliteAdapter } from 'kysely'
import type { Tables } from '../tables.ts'

/** The cells of a day, as they were when this step was made. */
const CELLS = Array.from({ length: 96 }, (_, cell) => ({ cell }))

/**
 * A table of the cells of a day, from which claims take theirs: listing them anew for each cost more than finding them. In SQLite, claims are stored
 * in their primary key alone (WITHOUT ROWID); PostgreSQL has no such tables.
 */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('cells')
    .addColumn('cell', 'integer', column => column.primaryKey())
    .execute()
  await db.insertInto('cells').values(CELLS).execute()
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await schema
    .createTable('narrow_claims')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('crew', 'integer', column => column.notNull())
    .addColumn('cell', 'integer', column => column.notNull())
    .addColumn('appointment_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('narrow_claims_key', ['day', 'crew', 'cell'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await sql`insert into narrow_claims (day, crew, cell, appointment_id) select day, crew, cell, appointment_id from claimed_cells order by day, crew, cell`.execute(
    db,
  )
  await schema.dropTable('claimed_cells').execute()
  await schema.alterTable('narrow_claims').renameTo('claimed_cells').execute()
}
