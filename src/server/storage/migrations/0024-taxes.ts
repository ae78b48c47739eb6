import { type SchemaModule, sql } from 'kysely'

/** What the taxes of each price come to; none of what older programs wrote had any. The report's index has it too, so that a report still reads no row. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema.alterTable('appointments').addColumn('taxes_amount', 'integer').execute()
  await schema.dropIndex('appointments_report').execute()
  await schema
    .createIndex('appointments_report')
    .on('appointments')
    .columns([
      'appointment_date',
      'category',
      'service_type',
      'estimated_value',
      'actual_value',
      'addons_amount',
      'rules_amount',
      'taxes_amount',
      'status',
      'deleted_at',
    ])
    .where(sql.ref('status'), '=', 'Completed')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}
