import type { SchemaModule } from 'kysely'

/** Devices that have signed in before, the browser of a session, and the account that the environment last set. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('devices')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('username', 'text', column => column.notNull())
    .addColumn('last_used_at', 'text', column => column.notNull())
    .execute()
  await schema.alterTable('sessions').addColumn('browser', 'text').execute()
  await schema.alterTable('sessions').addColumn('device_hash', 'text').execute()
  await schema.alterTable('accounts').addColumn('environment_hash', 'text').execute()
}
