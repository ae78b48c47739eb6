import { type QueryCreator, sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Day, ReportAnswer } from '#src/contract/generated/types.ts'
import type { Tables } from '../tables.ts'
import { broughtSum } from './brought-sum.ts'

/** The value of the completed requests whose visits were on these days, by the visits' month and service, and what it is made of. */
export async function reportBetween(db: QueryCreator<Tables>, first: Day, last: Day, money: Money): Promise<ReportAnswer> {
  // Decimals do not add up exactly; minor units do.
  const estimated = sql`round(estimated_value * ${sql.lit(money.amount(1))})`
  const month = sql<string>`substr(appointment_date, 1, 7)`
  const rows = await db
    .selectFrom('appointments')
    // Written out: an index of completed requests alone is not used for a parameter.
    .where('status', '=', sql.lit('Completed' as const))
    .where('deleted_at', 'is', null)
    .where('appointment_date', '>=', first)
    .where('appointment_date', '<=', last)
    .select(({ fn }) => ['category', 'service_type', fn.countAll<number | string>().as('count')])
    .select([
      month.as('month'),
      broughtSum(money).as('brought'),
      sumOf(estimated).as('estimated'),
      sumOf(sql.ref('addons_amount')).as('addons'),
      sumOf(sql.ref('rules_amount')).as('rules'),
      sumOf(sql.ref('taxes_amount')).as('taxes'),
    ])
    .groupBy([month, 'category', 'service_type'])
    .execute()
  const groups = rows.map(({ category, service_type, ...row }) => {
    const [brought, estimated, addons, rules] = [Number(row.brought), Number(row.estimated), Number(row.addons), Number(row.rules)]
    const taxes = Number(row.taxes)
    return {
      month: row.month,
      vehicle_category: category,
      service_type,
      total_completed: Number(row.count),
      completed_value: money.value(brought),
      addons_value: money.value(addons),
      rules_value: money.value(rules),
      ...(taxes !== 0 && { taxes_value: money.value(taxes) }),
      adjusted_value: money.value(brought - estimated),
    }
  })
  return { groups: groups.sort((a, b) => compareTexts(keyOf(a), keyOf(b))) }
}

function sumOf(amount: ReturnType<typeof sql>) {
  return sql<number | string>`coalesce(sum(${amount}), 0)`
}

function keyOf({ month, vehicle_category, service_type }: ReportAnswer['groups'][number]): string {
  return [month, vehicle_category, service_type].join('\n')
}
