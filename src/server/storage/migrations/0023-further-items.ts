import type { SchemaModule } from 'kysely'

/** The items of a visit beside the first, JSON; null in rows of one item, and in older ones. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointments').addColumn('further_items', 'text').execute()
}
