import type { Day, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { memoize } from '../memoize.ts'
import type { CategoryPlan } from '../plan.ts'
import type { VisitPlan } from '../visit/visit-plan.ts'

/** Whether a rule is told on a day: one that is not announced is told from its first day on. */
export function isAnnounced({ unannounced, when }: Pick<Rule | VisitRule, 'unannounced' | 'when'>, told: Day): boolean {
  return unannounced !== true || (when?.date?.from ?? '') <= told
}

/** A category as pages promise it on a day: for somebody without a coupon, and without the discounts that its owner leaves out. */
export function asAdvertised(plan: CategoryPlan, told: Day): CategoryPlan {
  const always = alwaysAdvertised(plan)
  const rules = always.rules.filter(({ rule }) => isAnnounced(rule, told))
  return rules.length === always.rules.length ? always : { ...always, rules }
}

const alwaysAdvertised = memoize((plan: CategoryPlan): CategoryPlan => {
  const rules = plan.rules.flatMap(each => {
    const { rule, when } = each
    if (rule.when?.coupons !== undefined || rule.unadvertised === true) return []
    const unless = when.unless.filter((_, at) => rule.unless?.[at]?.coupons === undefined)
    return [unless.length === when.unless.length ? each : { ...each, when: { ...when, unless } }]
  })
  return { ...plan, rules }
})

/** What a visit adds, as pages promise it on a day. */
export function visitAsAdvertised(visit: VisitPlan, told: Day): VisitPlan {
  const kept = visit.plan.rules.map(({ rule }) => rule.unadvertised !== true && isAnnounced(rule, told))
  if (!kept.includes(false)) return visit
  return { ...visit, plan: { ...visit.plan, rules: visit.plan.rules.filter((_, at) => kept[at]) }, tests: visit.tests.filter((_, at) => kept[at]) }
}
