import type { AddonGroup, Id, Package } from '#src/contract/generated/types.ts'
import type { AddonPlan, CategoryPlan } from '../plan.ts'
import { namedAddons } from '../named-addons.ts'
import { mentionsQuote } from '../prices/published-kinds.ts'

/** Above this many sets, add-ons that no rule names are tried singly and all together instead of in every combination. */
const COMPLETE_LIMIT = 512

/** Limit of the sets of add-ons that rules name; of more, some are tried. */
const BOUND_LIMIT = 4096

/** The sets of add-ons to try with a package, and whether they are all that there are. */
export interface AddonSets {
  /** Made one after the other, since a walk may end before them. */
  sets: () => Iterable<Id[]>
  isWhole: boolean
}

/** The sets of add-ons to try with a package, without those that need not be; not whole where some stand for many. */
export function addonSets(category: CategoryPlan, chosen: Package, idle: ReadonlySet<Id>): AddonSets {
  const possible = category.addons.filter(({ addon, onlyWith }) => !idle.has(addon.id) && onlyWith?.has(chosen.id) !== false)
  if (combinationCount(possible) <= COMPLETE_LIMIT) return { sets: () => combinations(possible), isWhole: true }
  const named = namedAddons(category)
  const bound = possible.filter(({ index }) => named.has(index))
  const free = possible.filter(({ index }) => !named.has(index))
  const areBoundWhole = combinationCount(bound) <= BOUND_LIMIT
  return {
    *sets() {
      for (const set of freeSets(free)) {
        for (const boundSet of areBoundWhole ? combinations(bound) : growing(bound)) {
          const taken = [...boundSet, ...set]
          if (fits(taken, category)) yield taken
        }
      }
    },
    isWhole: false,
  }
}

/** None, the first, the first two and so on, and each alone: something of every number of add-ons that a rule may count. */
function growing(plans: readonly AddonPlan[]): Id[][] {
  const alone = plans.flatMap(plan => [[plan.id], most(plan)])
  return [[], ...alone, ...plans.map((_, last) => allOf(plans.slice(0, last + 1)))]
}

/**
 * Sets of add-ons that no rule names. Their prices do not depend on each other, so that the total is linear in each: it has its extremes with none
 * and with all of them, and each alone shows whether it can be priced.
 */
function freeSets(free: readonly AddonPlan[]): Id[][] {
  const singles = free.flatMap(plan => [[plan.id], most(plan)])
  return [[], ...singles, allOf(free), allOf(free.filter(({ addon }) => !mentionsQuote(addon.price)))]
}

/** The add-on at its maximum count. */
function most({ addon, max }: AddonPlan): Id[] {
  return Array.from({ length: max }, () => addon.id)
}

/** All add-ons at once; the last one of a choose-one group. */
function allOf(plans: readonly AddonPlan[]): Id[] {
  const lastOfGroup = new Map(plans.map(plan => [plan.group, plan]))
  return plans.filter(plan => plan.group.choose === 'any' || lastOfGroup.get(plan.group) === plan).flatMap(most)
}

function combinationCount(plans: readonly AddonPlan[]): number {
  const oneOf = new Map<AddonGroup, number>()
  let count = 1
  for (const { group, max } of plans) {
    if (group.choose === 'any') count *= max + 1
    else oneOf.set(group, (oneOf.get(group) ?? 1) + max)
  }
  for (const choices of oneOf.values()) count *= choices
  return count
}

/** All combinations: those of the first add-ons come before those with a later one. */
function* combinations(plans: readonly AddonPlan[]): Generator<Id[]> {
  yield []
  for (const [position, { addon, group, max }] of plans.entries()) {
    const earlier = plans.slice(0, position)
    const rivals = group.choose === 'any' ? [] : earlier.filter(other => other.group === group).map(other => other.id)
    for (const ids of combinations(earlier)) {
      if (rivals.some(id => ids.includes(id))) continue
      for (let count = 1; count <= max; count++) yield [...ids, ...Array.from({ length: count }, () => addon.id)]
    }
  }
}

/** Whether no choose-one group is taken twice. */
function fits(ids: readonly Id[], category: CategoryPlan): boolean {
  const groups = [...new Set(ids)].map(id => category.addonById.get(id)?.group).filter(group => group?.choose === 'one')
  return new Set(groups).size === groups.length
}
