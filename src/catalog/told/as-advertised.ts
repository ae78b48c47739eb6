import { memoize } from '../memoize.ts'
import type { CategoryPlan } from '../plan.ts'
import type { VisitPlan } from '../visit/visit-plan.ts'

/** A category as pages promise it: for somebody without a coupon, and without the discounts that its owner leaves out. */
export const asAdvertised = memoize((plan: CategoryPlan): CategoryPlan => {
  const rules = plan.rules.flatMap(each => {
    const { rule, when } = each
    if (rule.when?.coupons !== undefined || rule.unadvertised === true) return []
    const unless = when.unless.filter((_, at) => rule.unless?.[at]?.coupons === undefined)
    return [unless.length === when.unless.length ? each : { ...each, when: { ...when, unless } }]
  })
  return { ...plan, rules }
})

/** What a visit adds, as pages promise it. */
export const visitAsAdvertised = memoize((visit: VisitPlan): VisitPlan => {
  const kept = visit.plan.rules.map(({ rule }) => rule.unadvertised !== true)
  return { ...visit, plan: { ...visit.plan, rules: visit.plan.rules.filter((_, at) => kept[at]) }, tests: visit.tests.filter((_, at) => kept[at]) }
})
