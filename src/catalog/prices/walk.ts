import type { Id, Price } from '#src/contract/generated/types.ts'
import type { InputPlan, PricePlan } from '../plan.ts'
import { lcm } from '../estimate/rounding.ts'
import type { AmountKind, AmountOf, PriceOf } from './price-amount.ts'
import type { KindRow, PriceTextContext } from './price-rows.ts'
import type { PriceScope } from './price-scope.ts'
import { priceKindOf } from './registry.ts'

/** Compiles a price or duration with its children. */
export function compileNode<K extends AmountKind>(amount: AmountOf<K>, scope: PriceScope): PricePlan {
  return priceKindOf<K>(amount).compile(amount, scope)
}

/** The common denominator of a price and its children. */
export function denominatorOf<K extends AmountKind>(amount: AmountOf<K>, inputById: ReadonlyMap<Id, InputPlan>): number {
  const kind = priceKindOf<K>(amount)
  const ofInner = kind.children(amount).reduce((denominator, child) => lcm(denominator, denominatorOf(child, inputById)), 1)
  return kind.denominator(amount, inputById, ofInner)
}

/** Expands a price into rows, one for every option, band and tier. */
export function kindRows<K extends Price['kind']>(price: PriceOf<K>, context: PriceTextContext): KindRow[] {
  return priceKindOf<K>(price).rows(price, context, inner => kindRows(inner, context))
}
