import { WHOLE_BPS } from '../estimate/rounding.ts'
import type { CategoryPlan } from '../plan.ts'

/** The most that the package and the add-ons of a selection can cost. */
export function mostOfBase({ packages, addons, times }: CategoryPlan): number {
  const dearest = Math.max(...packages.map(({ price }) => price.most / price.denominator))
  return addons.reduce((most, { price, max }) => most + (price.most / price.denominator) * max, dearest) * (times?.max ?? 1)
}

/** The largest of a category's percentages, and the whole at least, in basis points. */
export function mostPercent({ rules }: CategoryPlan): number {
  return rules.reduce((most, { effect }) => (effect.kind === 'percent' ? Math.max(most, Math.abs(effect.bps), effect.highBps) : most), WHOLE_BPS)
}

/** The most that all lines of a selection can come to, whichever way they count; `base` is that of what percentages are a part of. */
export function mostOfTotal(plan: CategoryPlan, base = mostOfBase(plan)): number {
  return plan.rules.reduce(
    (most, { effect }) => {
      if (effect.kind === 'add') return most + effect.price.most / effect.price.denominator
      if (effect.kind === 'amount') return most + Math.abs(effect.amount)
      return effect.kind === 'percent' ? most + (base * Math.max(Math.abs(effect.bps), effect.highBps)) / WHOLE_BPS + effect.min : most
    },
    base + (plan.category.limit?.min ?? 0),
  )
}
