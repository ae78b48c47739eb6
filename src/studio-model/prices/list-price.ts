import { fill } from '#src/catalog/words/fill.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { perUnit } from '#src/catalog/words/price-text.ts'
import { startingPrice, startingText } from '#src/catalog/words/starting-price.ts'
import type { Business, Category, Messages, Package, Price } from '#src/contract/generated/types.ts'

/** What the texts of prices depend on beside the category. */
export interface PriceFormat {
  readonly business: Pick<Business, 'currency' | 'locale'>
  readonly wording: Messages['price']
}

/** The price of a package or add-on in the site's own words: "$125+"; empty while it has none. */
export function itemPrice(item: unknown, category: unknown, { business, wording }: PriceFormat): string {
  return unlessUnfinished(() => {
    const { price, unitLabel } = item as { price: Price; unitLabel?: string }
    const context = { category: category as Category, package: isPackage(item, category) ? item : null, money: moneyOf(business), wording }
    return perUnit(startingText(price, context), unitLabel, wording)
  })
}

/** The lowest price of a category in the site's own words: "from $50"; empty while it has none. */
export function categoryPrice(category: unknown, { business, wording }: PriceFormat): string {
  return unlessUnfinished(() => {
    const money = moneyOf(business)
    const lowest = startingPrice(category as Category, money, wording)
    return lowest === null ? wording.quote : fill(wording.lowest, { amount: money.text(lowest) })
  })
}

function isPackage(item: unknown, category: unknown): item is Package {
  const { packages } = category as Pick<Category, 'packages'>
  return packages.some(candidate => candidate.id === (item as Package).id)
}

/** Returns empty text for a draft that lacks what the words need. */
function unlessUnfinished(words: () => string): string {
  try {
    const text = words()
    return /undefined|NaN/.test(text) ? '' : text
  } catch {
    return ''
  }
}
