import type { Id, Package, Reason } from '#src/contract/generated/types.ts'
import type { Interval } from '../estimate/interval.ts'
import type { AmountPlan, InputPlan, PricePlan } from '../plan.ts'
import type { Amount } from '../prices/price-amount.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { compileNode, denominatorOf } from '../prices/walk.ts'
import type { ContentPointer } from './content-pointer.ts'
import { EXACT_LIMIT } from '../estimate/rounding.ts'
import { AmountAccumulator } from '../estimate/amount-accumulator.ts'

/** What a category's prices may refer to. */
export interface CategoryScope {
  inputById: ReadonlyMap<Id, InputPlan>
  reasonById: ReadonlyMap<Id, Reason>
  watch: PriceScope['watch']
  /** Whether the prices are those of rules, which may look at when the visit is. */
  seesVisit?: true
}

/** Compiles the price of an item; `packages` are those that the item can be booked with. */
export function compilePrice(price: Amount, pointer: ContentPointer, category: CategoryScope, packages: readonly Package[]): AmountPlan {
  return compileAmount(price, pointer, category, packages, false)
}

/** Compiles the duration of an item, in minutes. */
export function compileDuration(duration: Amount, pointer: ContentPointer, category: CategoryScope, packages: readonly Package[]): AmountPlan {
  return compileAmount(duration, pointer, category, packages, true)
}

function compileAmount(
  amount: Amount,
  pointer: ContentPointer,
  category: CategoryScope,
  packages: readonly Package[],
  isDuration: boolean,
): AmountPlan {
  const denominator = denominatorOf(amount, category.inputById)
  const plan = compileNode(amount, { ...category, pointer, packages, denominator, clampNumbers: isDuration, tables: [], compile: compileNode })
  if (plan.most > EXACT_LIMIT) pointer.report('can grow too large to be computed exactly: lower its rates, its factors or the limits of its inputs')
  return { ...plan, denominator, fixed: fixedAmount(plan, denominator) }
}

/** The amount of a plan that reads no input and is no quote; else null. */
function fixedAmount(plan: PricePlan, denominator: number): Interval | null {
  const accumulator = new AmountAccumulator()
  plan.add([], accumulator)
  return accumulator.used === 0 && accumulator.reasons.length === 0 ? accumulator.rounded(denominator) : null
}
