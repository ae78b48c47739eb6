import type { SchemaModule } from 'kysely'

/** Which requests use which discount codes, and a row to lock for each code that is limited. */
export async function up(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('coupons')
    .addColumn('coupon', 'text', column => column.primaryKey())
    .addColumn('takers', 'integer', column => column.notNull())
    .execute()
  await schema
    .createTable('coupon_uses')
    .addColumn('coupon', 'text', column => column.notNull())
    .addColumn('appointment_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('coupon_uses_key', ['coupon', 'appointment_id'])
    .execute()
  await schema.createIndex('coupon_uses_appointment').on('coupon_uses').column('appointment_id').execute()
}
