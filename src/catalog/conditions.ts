import type { Rule, Tax, VisitRule, VisitWhen, When } from '#src/contract/generated/types.ts'
import type { ConditionPlan, RulePlan } from './plan.ts'

/** The conditions of a compiled rule: its own, and its exceptions. */
export function conditionsOf({ when }: Pick<RulePlan, 'when'>): readonly ConditionPlan[] {
  return [when, ...when.unless]
}

/** The conditions of a rule, or of a tax, as content says them. */
export function saidConditions({ when, unless = [] }: Rule | VisitRule | Tax): readonly (When & VisitWhen)[] {
  return when === undefined ? unless : [when, ...unless]
}
