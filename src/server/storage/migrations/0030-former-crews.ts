import type { SchemaModule } from 'kysely'

/** The crew that a visit had before its time was freed; those that are cancelled by now have none. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointments').addColumn('former_crew', 'integer').execute()
}
