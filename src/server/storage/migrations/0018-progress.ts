import type { SchemaModule } from 'kysely'

/** When the business set out for a visit, and when its work began. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointments').addColumn('on_way_at', 'text').execute()
  await schema.alterTable('appointments').addColumn('started_at', 'text').execute()
}
