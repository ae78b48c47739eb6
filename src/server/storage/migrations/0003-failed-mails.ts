import type { SchemaModule } from 'kysely'

/** Mails that nobody tries to send any more are kept for a while. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('outbox').addColumn('failed_at', 'text').execute()
}
