import type { Id, Package } from '#src/contract/generated/types.ts'
import { namedAddons } from '../named-addons.ts'
import type { AddonPlan, AmountPlan, CategoryPlan } from '../plan.ts'

/**
 * The add-ons that cost the same in both states and add to either total, whatever else is chosen: with any of them a selection changes as it does without,
 * so that their sets need not be tried to be counted. None where a limit, a tax or a percentage makes more of a total than a sum.
 */
export function idleAddons(before: CategoryPlan, after: CategoryPlan): ReadonlySet<Id> {
  if (![before, after].every(isSum) || before.category.times !== after.category.times) return new Set()
  const own = freeAddons(after)
  const known = new Map(freeAddons(before).map(plan => [plan.id, plan]))
  return new Set(own.flatMap(plan => (isSame(known.get(plan.id), plan) ? [plan.id] : [])))
}

/** In how many ways idle add-ons can be taken beside a package. */
export function idleSets(idle: ReadonlySet<Id>, { addons }: CategoryPlan, chosen: Package): number {
  const possible = addons.filter(({ addon, onlyWith }) => idle.has(addon.id) && onlyWith?.has(chosen.id) !== false)
  return possible.reduce((count, { max }) => count * (max + 1), 1)
}

function isSum({ category, taxes, rules }: CategoryPlan): boolean {
  return category.limit === undefined && taxes === undefined && rules.every(({ effect }) => effect.kind !== 'percent' || effect.of !== 'base')
}

/** Those that no rule names, that stand beside any others and have a price with an end, without a question. */
function freeAddons(plan: CategoryPlan): AddonPlan[] {
  const named = namedAddons(plan)
  return plan.addons.filter(
    ({ index, group, price, duration }) =>
      !named.has(index) &&
      group.choose === 'any' &&
      price.fixed !== null &&
      price.fixed.high !== null &&
      (duration === null || duration.fixed !== null),
  )
}

function isSame(old: AddonPlan | undefined, now: AddonPlan): boolean {
  return old !== undefined && keyOf(old) === keyOf(now)
}

function keyOf({ price, duration, max, onlyWith, includedIn }: AddonPlan): string {
  const [fixed, minutes] = [price, duration].map((amount: AmountPlan | null) => amount?.fixed ?? null)
  return JSON.stringify([fixed, minutes, max, onlyWith && [...onlyWith].sort(), [...includedIn].sort()])
}
