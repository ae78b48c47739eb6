import { conditionsOf } from './conditions.ts'
import type { CategoryPlan } from './plan.ts'

/** Indexes of the add-ons that rules name: what such an add-on changes is more than its own price. */
export function namedAddons({ rules }: Pick<CategoryPlan, 'rules'>): Set<number> {
  return new Set(
    rules.flatMap(rule => [
      ...conditionsOf(rule).flatMap(({ addons, counts }) => [...addons, ...counts.flatMap(counted => [...counted.addons])]),
      ...(rule.effect.kind === 'percent' ? rule.effect.addons : []),
    ]),
  )
}
