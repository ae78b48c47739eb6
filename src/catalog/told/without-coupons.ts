import { memoize } from '../memoize.ts'
import type { CategoryPlan } from '../plan.ts'

/** A category as it is for somebody without a coupon: what is promised to everybody is promised by these rules. */
export const withoutCoupons = memoize((plan: CategoryPlan): CategoryPlan => {
  const rules = plan.rules.flatMap(each => {
    const { rule, when } = each
    if (rule.when?.coupons !== undefined) return []
    const unless = when.unless.filter((_, at) => rule.unless?.[at]?.coupons === undefined)
    return [unless.length === when.unless.length ? each : { ...each, when: { ...when, unless } }]
  })
  return { ...plan, rules }
})
