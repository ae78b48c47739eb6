import type { Rule } from '#src/contract/generated/types.ts'
import { openOf } from './condition.ts'
import type { Interval } from './interval.ts'
import type { PercentPlan, RulePlan } from '../plan.ts'
import type { ResolvedSelection } from './resolve.ts'
import { roundQuotient, WHOLE_BPS } from './rounding.ts'
import { OF_VISIT } from './amount-accumulator.ts'
import type { Base, EstimateBuilder } from './estimate-builder.ts'

/** Applies a rule to the estimate when its condition holds. `inUse` are the bits of the inputs whose answers count. */
export function applyRule(plan: RulePlan, selection: ResolvedSelection, inUse: number, base: Base, builder: EstimateBuilder): void {
  const { rule, effect, reached } = plan
  const open = openOf(plan.when, selection, inUse)
  if (open === null) return
  if (open === 0) {
    reached?.()
    takeEffect(plan, selection, inUse, base, builder)
  } else if ((open & OF_VISIT) === 0) {
    if (effect.kind !== 'advise' && effect.kind !== 'notice') builder.missing |= open
  } else if (effect.kind === 'notice') takeEffect(plan, selection, inUse, base, builder)
  // Nobody is told of a discount to come who has not asked for one of its days.
  else if (!rule.unannounced) addUndated(rule, builder)
}

function takeEffect({ rule, effect }: RulePlan, selection: ResolvedSelection, inUse: number, base: Base, builder: EstimateBuilder): void {
  switch (effect.kind) {
    case 'add': {
      const outcome = builder.evaluate(effect.price)
      if (outcome === 'undated') addUndated(rule, builder)
      else if (outcome !== 'missing') builder.addLine('rule', rule, outcome === 'quoted' ? null : outcome)
      return
    }
    case 'percent': {
      const of = effect.of === 'package' ? base.package : effect.of === 'base' ? base.whole : base.ofAddons(effect.addons, selection, builder.lines)
      if (of !== null) builder.addLine('rule', rule, partOf(of, effect))
      return
    }
    case 'amount':
      builder.addLine('rule', rule, { low: effect.amount, high: effect.amount })
      return
    case 'quote':
      return builder.addReason(effect.reason)
    case 'advise':
      return builder.addNote(effect.note)
    case 'notice':
      return builder.addNote({ ...effect.note, ...(effect.price && builder.preview(effect.price, inUse)) })
    case 'forbid':
      return builder.addForbidding(effect.reason)
  }
}

/** Notes a rule, or a tax, that may apply once the day and the time of the visit are known. */
export function addUndated({ id, title }: Rule, builder: EstimateBuilder): void {
  builder.addNote({ id, kind: 'notice', title, text: null, low: null, high: null })
}

/** Low and high each have their percentage; what has no end ends at the maximum, if there is one. */
function partOf({ low, high }: Interval, { bps, highBps, open, min, max }: PercentPlan): Interval {
  const sign = bps < 0 ? -1 : 1
  const limited = (share: number) => {
    const size = Math.min(Math.max(Math.abs(share), min), max)
    // Not -size for 0: a negative zero would be written as -$0.00.
    return size === 0 ? 0 : sign * size
  }
  const isOpen = open || high === null
  return { low: limited(shareOf(low, bps)), high: isOpen ? (max === Infinity ? null : sign * max) : limited(shareOf(high, highBps)) }
}

function shareOf(amount: number, bps: number): number {
  return roundQuotient(amount * bps, WHOLE_BPS)
}
