import type { Category, Id, Price } from '#src/contract/generated/types.ts'
import type { InputPlan, PricePlan } from '../plan.ts'
import { lcm } from '../estimate/rounding.ts'
import type { AmountKind, AmountOf, PriceOf } from './price-kind.ts'
import type { PriceScope } from './price-scope.ts'
import { priceKindOf, publishedKindOf } from './registry.ts'

/** Compiles a price or duration with everything inside it. */
export function compileNode<K extends AmountKind>(amount: AmountOf<K>, scope: PriceScope): PricePlan {
  return priceKindOf<K>(amount).compile(amount, scope)
}

/** Into how many parts a minor unit is divided so that everything inside a price is a whole number of them. */
export function denominatorOf<K extends AmountKind>(amount: AmountOf<K>, inputById: ReadonlyMap<Id, InputPlan>): number {
  const kind = priceKindOf<K>(amount)
  return kind
    .children(amount)
    .map(child => denominatorOf(child, inputById))
    .reduce(lcm, kind.ownDenominator(amount, inputById))
}

/** How many rows priceRows makes of a price, at most. */
export function rowCount<K extends Price['kind']>(price: PriceOf<K>, category: Category): number {
  return publishedKindOf<K>(price).rowCount(price, category, inner => rowCount(inner, category))
}

/** Whether a price can ask for a consultation by itself, whatever is answered. */
export function mentionsQuote<K extends Price['kind']>(price: PriceOf<K>): boolean {
  return publishedKindOf<K>(price).isQuote || priceKindOf<K>(price).children(price).some(mentionsQuote)
}
