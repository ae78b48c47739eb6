import type { PricePlan } from '../plan.ts'
import { bands } from './bands.ts'
import { by } from './by.ts'
import { exact } from './exact.ts'
import { from } from './from.ts'
import { included } from './included.ts'
import { limit } from './limit.ts'
import { per } from './per.ts'
import type { AmountKind, AmountOf, PriceKind, PriceScope } from './price-scope.ts'
import { quote } from './quote.ts'
import { range } from './range.ts'
import { sum } from './sum.ts'

/** Every kind of price; a kind without an entry does not compile. */
const priceKinds: { [K in AmountKind]: PriceKind<AmountOf<K>> } = { exact, from, range, included, quote, by, bands, per, sum, limit }

/** Compiles a price or duration node with everything inside it. */
export function compileNode<K extends AmountKind>(amount: AmountOf<K>, scope: PriceScope): PricePlan {
  const kind: { compile: (amount: AmountOf<K>, scope: PriceScope) => PricePlan } = priceKinds[amount.kind]
  return kind.compile(amount, scope)
}
