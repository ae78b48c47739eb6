import type { Category, Package, Price } from '#src/contract/generated/types.ts'
import { amountOf, type Offered } from '../prices/offered.ts'
import { isSpan, type RowChoice, spans } from '../prices/price-rows.ts'
import { priceKindOf } from '../prices/registry.ts'
import { offered } from '../prices/published-kinds.ts'
import { labelsOf } from '../words/row-labels.ts'
import { lowest } from './costed-rows.ts'
import { toldPrice, type ToldRow, type ToldScope } from './told-price.ts'

/** What a package costs with some choices, as catalogs of offers say it. */
export interface ToldOffer {
  labels: string[]
  /** Null for a consultation. */
  price: Offered | null
}

/** The offers of a package: what the rows of its price tell, all of a graduated rate in one, since its parts are paid together. */
export function toldOffers(item: Package, category: Category, scope: ToldScope): ToldOffer[] {
  const { content, money } = scope
  const offers = new Map<string, { choices: RowChoice[]; rows: ToldRow[] }>()
  for (const row of toldPrice(item, category, scope).rows) {
    const { says } = row
    const choices = says !== null && 'kind' in says ? row.choices.filter(choice => !isOfTier(choice, says)) : row.choices
    const key = JSON.stringify(choices)
    offers.set(key, { choices, rows: [...(offers.get(key)?.rows ?? []), row] })
  }
  const told = [...offers.values()]
  const context = { category, package: item, money, wording: content.messages.price }
  return told.map(({ choices, rows }) => ({ labels: labelsOf(choices, told, context), price: priceOf(rows) }))
}

/** What a row's text says where that is the least that is paid, else that least, and of a rate both. */
function priceOf(rows: readonly ToldRow[]): Offered | null {
  const { says = null, choices = [] } = rows[0] ?? {}
  const least = lowest(rows.map(row => row.least))
  const said = lowest(rows.map(row => row.said))
  const own = says === null ? null : 'kind' in says ? offered(says, choices) : amountOf(says.low, says.high)
  if (least === null) return own
  if (own === null) return says === null ? amountOf(least, null) : null
  if (said === least) return own
  if (own.kind === 'amount') return amountOf(least, null)
  return { kind: 'together', of: own.kind === 'together' ? own.of : [own], min: least }
}

/** Whether a choice is a span of a number that a graduated rate inside of the price names. */
function isOfTier(choice: RowChoice, price: Price): boolean {
  if (price.kind === 'per') return price.tiers !== undefined && spans(price.tiers, price.input).some(span => isSpan(choice, span))
  return (priceKindOf(price).children(price) as readonly Price[]).some(inner => isOfTier(choice, inner))
}
