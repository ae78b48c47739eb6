import type { AddonGroup, Id, Package } from '#src/contract/generated/types.ts'
import type { AddonPlan, CategoryPlan } from '../plan.ts'
import { namedAddons } from '../named-addons.ts'
import { mentionsQuote } from '../prices/walk.ts'

/** Above this many sets, add-ons that no rule names are tried singly and all together instead of in every combination. */
const COMPLETE_LIMIT = 512

/** Limit of the sets of add-ons that rules name; of more, some are tried. */
const BOUND_LIMIT = 4096

/** The sets of add-ons to try with a package, and whether they are all that make a difference. */
export interface AddonSets {
  sets: Id[][]
  isWhole: boolean
}

/** The sets of add-ons to try with a package; not whole when rules tie too many of them together. */
export function addonSets(category: CategoryPlan, chosen: Package): AddonSets {
  const possible = category.addons.filter(({ onlyWith }) => onlyWith === null || onlyWith.has(chosen.id))
  if (combinationCount(possible) <= COMPLETE_LIMIT) return { sets: combinations(possible), isWhole: true }
  const named = namedAddons(category)
  const bound = possible.filter(({ index }) => named.has(index))
  const free = possible.filter(({ index }) => !named.has(index))
  const isWhole = combinationCount(bound) <= BOUND_LIMIT
  const boundSets = isWhole ? combinations(bound) : growing(bound)
  const sets = freeSets(free).flatMap(set => boundSets.map(boundSet => [...boundSet, ...set]).filter(taken => fits(taken, category)))
  return { sets, isWhole }
}

/** None, the first, the first two and so on, and each alone: something of every number of add-ons that a rule may count. */
function growing(plans: readonly AddonPlan[]): Id[][] {
  const alone = plans.flatMap(plan => [[plan.addon.id], most(plan)])
  return [[], ...alone, ...plans.map((_, last) => allOf(plans.slice(0, last + 1)))]
}

/**
 * Sets of add-ons that no rule names. Their prices do not depend on each other, so that the total is linear in each: it has its extremes with none
 * and with all of them, and each alone shows whether it can be priced.
 */
function freeSets(free: readonly AddonPlan[]): Id[][] {
  const singles = free.flatMap(plan => [[plan.addon.id], most(plan)])
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

function combinations(plans: readonly AddonPlan[]): Id[][] {
  let sets: { ids: Id[]; groups: ReadonlySet<AddonGroup> }[] = [{ ids: [], groups: new Set() }]
  for (const { addon, group, max } of plans) {
    const longer = sets
      .filter(({ groups }) => group.choose === 'any' || !groups.has(group))
      .flatMap(({ ids, groups }) =>
        Array.from({ length: max }, (_, extra) => ({
          ids: [...ids, ...Array.from({ length: extra + 1 }, () => addon.id)],
          groups: new Set([...groups, group]),
        })),
      )
    sets = sets.concat(longer)
  }
  return sets.map(({ ids }) => ids)
}

/** Whether no choose-one group is taken twice. */
function fits(ids: readonly Id[], category: CategoryPlan): boolean {
  const groups = [...new Set(ids)].map(id => category.addonById.get(id)?.group).filter(group => group?.choose === 'one')
  return new Set(groups).size === groups.length
}
