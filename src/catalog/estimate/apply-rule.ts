import { evaluateCondition } from './condition.ts'
import type { Interval } from './interval.ts'
import type { RulePlan } from '../plan.ts'
import type { ResolvedSelection } from './resolve.ts'
import { roundQuotient } from './rounding.ts'
import type { Base, EstimateBuilder } from './estimate-builder.ts'

/** 100 %, in basis points. */
const WHOLE_BPS = 10_000

/** Applies a rule to the estimate when its condition holds. `inUse` are the bits of the inputs whose answers count. */
export function applyRule(plan: RulePlan, selection: ResolvedSelection, inUse: number, base: Base, builder: EstimateBuilder): void {
  const result = evaluateCondition(plan.when, selection, inUse)
  switch (result.kind) {
    case 'not':
      return
    case 'undated':
      if (plan.effect.kind === 'notice') return takeEffect(plan, inUse, base, builder)
      return builder.addNote({ id: plan.rule.id, kind: 'notice', title: plan.rule.title, text: null, low: null, high: null })
    case 'waiting':
      if (plan.effect.kind !== 'advise' && plan.effect.kind !== 'notice') builder.missing |= result.inputs
      return
    case 'applies':
      plan.reached?.()
      return takeEffect(plan, inUse, base, builder)
  }
}

function takeEffect({ rule, effect }: RulePlan, inUse: number, base: Base, builder: EstimateBuilder): void {
  switch (effect.kind) {
    case 'add': {
      const outcome = builder.evaluate(effect.price)
      if (outcome !== 'missing') addLine(outcome === 'quoted' ? null : outcome)
      return
    }
    case 'percent': {
      const of = effect.of === 'package' ? base.package : base.whole
      if (of !== null) addLine({ low: share(of.low, effect.bps), high: of.high === null ? null : share(of.high, effect.bps) })
      return
    }
    case 'amount':
      return addLine({ low: effect.amount, high: effect.amount })
    case 'quote':
      return builder.addReason(effect.reason)
    case 'advise':
      return builder.addNote(effect.note)
    case 'notice': {
      const price = effect.price === null ? null : builder.preview(effect.price, inUse)
      return builder.addNote(price === null ? effect.note : { ...effect.note, low: price.low, high: price.high })
    }
    case 'forbid':
      return builder.addForbidding(effect.reason)
  }

  function addLine(sum: Interval | null): void {
    builder.lines.push({ id: rule.id, kind: 'rule', title: rule.title, low: sum?.low ?? null, high: sum?.high ?? null })
  }
}

function share(amount: number, bps: number): number {
  return roundQuotient(amount * bps, WHOLE_BPS)
}
