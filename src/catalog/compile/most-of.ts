import type { CategoryPlan } from '../plan.ts'

/** The most that the package and the add-ons of a selection can cost. */
export function mostOfBase({ packages, addons, times }: CategoryPlan): number {
  const dearest = Math.max(...packages.map(({ price }) => price.most / price.denominator))
  return addons.reduce((most, { price, max }) => most + (price.most / price.denominator) * max, dearest) * (times?.max ?? 1)
}

/** The largest of a category's percentages, and the whole at least, in basis points. */
export function mostPercent({ rules }: CategoryPlan): number {
  return rules.reduce((most, { effect }) => (effect.kind === 'percent' ? Math.max(most, Math.abs(effect.bps), effect.highBps) : most), 10_000)
}
