import type { Money } from '#src/catalog/money.ts'
import { priceRows } from '#src/catalog/price-text.ts'
import { lowestAmount } from '#src/catalog/starting-price.ts'
import type { Category, Messages } from '#src/contract/generated/types.ts'

/** The lowest figure on a category's packages, in minor units, and at least what the category charges for any visit; null when none has a figure of its own. */
export function startingPrice(category: Category, money: Money, wording: Messages['price']): number | null {
  const rows = category.packages.flatMap(chosen => priceRows(chosen.price, { category, package: chosen, money, wording }))
  const lowest = lowestAmount(rows)
  return lowest === null ? null : Math.max(lowest, category.limit?.min ?? 0)
}
