import type { Money } from '#src/catalog/money.ts'
import { priceRows, type RowPrice } from '#src/catalog/price-text.ts'
import type { Category, Messages } from '#src/contract/generated/types.ts'

/** The lowest figure on a category's packages, in minor units; null when none has a figure of its own. */
export function startingPrice(category: Category, money: Money, wording: Messages['price']): number | null {
  const rows = category.packages.flatMap(chosen => priceRows(chosen.price, { category, package: chosen, money, wording }))
  const figures = rows.map(({ price }) => lowOf(price)).filter(figure => figure !== null)
  return figures.length === 0 ? null : Math.min(...figures)
}

/** A rate is not what anybody pays, so that it is no starting price. */
function lowOf(price: RowPrice): number | null {
  switch (price.kind) {
    case 'exact':
    case 'from':
      return price.amount
    case 'range':
      return price.low
    case 'limit':
      return price.min ?? null
    case 'included':
    case 'quote':
    case 'per':
    case 'sum':
      return null
  }
}
