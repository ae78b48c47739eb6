import type { SchemaModule } from 'kysely'

/** Keeps mails that have failed for good for a while. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('outbox').addColumn('failed_at', 'text').execute()
}
