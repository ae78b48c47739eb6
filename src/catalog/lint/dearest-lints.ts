import type { CategoryPlan } from '../plan.ts'
import type { Finding, LintScope } from './finding.ts'
import { TYPED_WHOLE } from './scale-findings.ts'
import { ratesIn } from './scale-lints.ts'

/** The bound of the dearest package where another category has one of `OTHERWISE` or more; of rates, which only long lengths make dear, by their most. */
const BESIDE_OTHERS = 1000
const BY_RATE = 2000
const OTHERWISE = 10_000

/** Finds categories of which all prices are too small to be meant. */
export function* dearestLints({ plan, elsewhere, money, pointer }: LintScope): Generator<Finding> {
  const dearest = dearestOf(plan)
  const isByRate = plan.packages.some(item => ratesIn(item.package.price).length > 0)
  const bound = elsewhere < OTHERWISE ? TYPED_WHOLE : isByRate ? BY_RATE : BESIDE_OTHERS
  if (money.decimals === 0 || dearest === 0 || dearest >= bound) return
  const nine = money.amount(9)
  const message = `no package costs more than ${money.exact(dearest)}: files have ${money.text(nine)} as ${nine}`
  yield { kind: 'scale', pointer: pointer.at('packages'), message, sides: [] }
}

/** The most that a package of a category costs. */
export function dearestOf({ packages }: CategoryPlan): number {
  return Math.round(Math.max(0, ...packages.map(({ price }) => price.most / price.denominator)))
}
