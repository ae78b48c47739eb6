import type { SchemaModule } from 'kysely'

/** What a list can be filtered by, beside its search and its days. */
const FILTERS = ['deleted_at', 'status', 'request_type', 'category'] as const

/**
 * One index for each order of the list, so that a page is found without a sort, however many requests there are. Visits are ordered by the figures'
 * index, which now has the columns that a list needs.
 */
export async function up(schema: SchemaModule): Promise<void> {
  for (const index of ['list', 'visit', 'figures']) await schema.dropIndex(`appointments_${index}`).execute()
  for (const [index, column] of [
    ['newest', 'created_at'],
    ['name', 'name'],
    ['value', 'estimated_value'],
  ] as const) {
    await schema
      .createIndex(`appointments_${index}`)
      .on('appointments')
      .columns([column, 'id', ...FILTERS])
      .execute()
  }
  await schema
    .createIndex('appointments_figures')
    .on('appointments')
    .columns(['appointment_date', 'request_type', 'status', 'deleted_at', 'id', 'category', 'estimated_value', 'actual_value'])
    .execute()
}
