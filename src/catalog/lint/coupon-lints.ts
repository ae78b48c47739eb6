import type { Effect } from '#src/contract/generated/types.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import type { Finding, LintScope } from './finding.ts'

/** Finds discount codes with which the price is higher: whoever types one expects a discount, and a minus is soon forgotten. */
export function* couponLints({ plan, pointer }: LintScope): Generator<Finding> {
  for (const [position, { rule }] of plan.rules.entries()) {
    const remedy = rule.when?.coupons === undefined ? null : remedyOf(rule.effect)
    if (remedy === null) continue
    const message = `"${rule.title}" makes the price higher for whoever types its discount code: ${remedy}, or take the code out of the rule where everybody is to pay this`
    yield { kind: 'coupon', pointer: pointer.at('rules', position, 'effect'), message, sides: [] }
  }
}

/** What to write so that an effect takes off; null where it raises no price. */
function remedyOf(effect: Effect): string | null {
  if (effect.kind === 'percent') {
    const { bps, highBps = bps } = effect
    const percent = (highBps * 100) / WHOLE_BPS
    return highBps > 0 ? `write -${percent}% where it says ${percent}%` : null
  }
  if (effect.kind === 'amount') return effect.amount > 0 ? 'write a minus before the amount' : null
  const adds = effect.kind === 'add' && effect.price.kind !== 'included'
  return adds ? 'take an amount off, with a minus, in place of the price that it adds' : null
}
