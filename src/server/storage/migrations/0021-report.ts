import { type Kysely, type SchemaModule, sql } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import { estimateAmounts } from '../appointments/estimate-amounts.ts'
import type { Tables } from '../tables.ts'

/** How many rows are read and written at a time. */
const PORTION = 500

/** What each price is made of, and an index of completed requests alone, so that a report reads no row and bookings write no entry. */
export async function up(schema: SchemaModule, db: Kysely<Tables>): Promise<void> {
  for (const column of ['addons_amount', 'rules_amount']) await schema.alterTable('appointments').addColumn(column, 'integer').execute()
  await readAmounts(db)
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
      'status',
      'deleted_at',
    ])
    .where(sql.ref('status'), '=', 'Completed')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

async function readAmounts(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db.selectFrom('appointments').select(['id', 'estimate']).where('id', '>', last).orderBy('id').limit(PORTION).execute()
    if (rows.length === 0) return
    const values = rows.map(({ id, estimate }) => {
      const { addons_amount, rules_amount } = estimateAmounts(JSON.parse(estimate) as Appointment['estimate'])
      return sql`(${id}, ${sql.lit(addons_amount)}, ${sql.lit(rules_amount)})`
    })
    await sql`
      with read (id, addons_amount, rules_amount) as (values ${sql.join(values)})
      update appointments set addons_amount = read.addons_amount, rules_amount = read.rules_amount from read where appointments.id = read.id`.execute(
      db,
    )
    last = rows.at(-1)?.id ?? ''
  }
}
