import { sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'

/** The sum of what requests bring (`broughtBy`), in minor units: decimals do not add up exactly. Engines return it as different types. */
export function broughtSum(money: Money) {
  return sql<number | string>`coalesce(sum(round(coalesce(actual_value, estimated_value) * ${sql.lit(money.amount(1))})), 0)`
}
