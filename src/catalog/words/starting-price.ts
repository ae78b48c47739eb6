import type { Category, Messages, Price } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'
import { type PriceRow, priceRows, type PriceTextContext } from './price-text.ts'

/** The lowest figure of a category's packages, in minor units, but at least the category's minimum; null when no package has a figure. */
export function startingPrice(category: Category, money: Money, wording: Messages['price']): number | null {
  const rows = category.packages.flatMap(chosen => priceRows(chosen.price, { category, package: chosen, money, wording }))
  const lowest = lowestAmount(rows)
  return lowest === null ? null : Math.max(lowest, category.limit?.min ?? 0)
}

/** The lowest figure of rows, in minor units; null when none has one. */
function lowestAmount(rows: readonly PriceRow[]): number | null {
  const figures = rows.map(row => row.figure).filter(figure => figure !== null)
  return figures.length === 0 ? null : Math.min(...figures)
}

/** A price in one text: its own when it needs no choice, else its lowest figure as a starting price. */
export function startingText(price: Price, context: PriceTextContext): string {
  const rows = priceRows(price, context)
  const lowest = lowestAmount(rows)
  if (rows.length > 1 && lowest !== null) return fill(context.wording.lowest, { amount: context.money.text(lowest) })
  return rows[0]?.text ?? context.wording.quote
}
