import { memoize } from '../memoize.ts'
import type { CategoryPlan } from '../plan.ts'

/** A category without taxes whose rules also say when they apply: to whoever tries what can be chosen, a tax is a rule that adds nothing. */
export const taxesAsRules = memoize((plan: CategoryPlan): CategoryPlan => {
  const { taxes, rules } = plan
  return taxes === undefined ? plan : { ...plan, taxes: undefined, rules: [...rules, ...taxes.list.map(({ rule }) => rule)] }
})

/** A category as if its prices were without taxes. */
export const untaxed = memoize((plan: CategoryPlan): CategoryPlan => (plan.taxes === undefined ? plan : { ...plan, taxes: undefined }))
