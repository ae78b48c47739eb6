import type { CategoryPlan } from './plan.ts'

/** Indexes of the add-ons that rules name: what such an add-on changes is more than its own price. */
export function namedAddons({ rules }: Pick<CategoryPlan, 'rules'>): Set<number> {
  return new Set(
    rules.flatMap(({ when, effect }) => [
      ...when.addons,
      ...when.counts.flatMap(({ addons }) => [...addons]),
      ...(effect.kind === 'percent' ? effect.addons : []),
    ]),
  )
}
