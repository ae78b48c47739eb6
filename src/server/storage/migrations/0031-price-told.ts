import type { SchemaModule } from 'kysely'

/** When the customer of a quote was told its price; of earlier mails their history alone says so. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointments').addColumn('price_told_at', 'text').execute()
}
