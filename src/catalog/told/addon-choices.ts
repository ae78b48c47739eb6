import type { Id } from '#src/contract/generated/types.ts'
import type { AddonPlan, CategoryPlan, PackagePlan } from '../plan.ts'
import type { Amount } from '../prices/price-amount.ts'
import { conditionsOf } from '../conditions.ts'
import { namedAddons } from '../named-addons.ts'
import { priceKindOf } from '../prices/registry.ts'

/**
 * The sets of add-ons with which a package may cost less than without: those that rules name, and those that ask a question of which a rule depends and
 * that the package does not ask itself (`asked`). Any other add-on makes a selection dearer, unless several percentages are taken off the same base. Null
 * when there are more than `max`.
 */
export function addonChoices(category: CategoryPlan, { id }: PackagePlan, asked: readonly Id[], max: number): Id[][] | null {
  const mayLower = lowersOf(category, asked)
  const conditions = category.rules.flatMap(conditionsOf)
  const counted = new Set(conditions.flatMap(({ counts }) => counts.flatMap(({ addons, isDifferent }) => (isDifferent ? [] : [...addons]))))
  const sets: { ids: Id[]; ofOne: ReadonlySet<Id> }[] = [{ ids: [], ofOne: new Set() }]
  for (const plan of category.addons) {
    const { addon, group, onlyWith, index, max: times } = plan
    if (!mayLower(plan) || onlyWith?.has(id) === false) continue
    const longer = sets.filter(({ ofOne }) => !ofOne.has(group.id))
    const most = counted.has(index) ? times : 1
    if (sets.length + longer.length * most > max) return null
    for (const { ids, ofOne } of longer) {
      for (let count = 1; count <= most; count++) {
        const taken = Array.from({ length: count }, () => addon.id)
        sets.push({ ids: [...ids, ...taken], ofOne: group.choose === 'one' ? new Set([...ofOne, group.id]) : ofOne })
      }
    }
  }
  return sets.map(({ ids }) => ids)
}

function lowersOf(category: CategoryPlan, asked: readonly Id[]): (plan: AddonPlan) => boolean {
  const { inputs, rules } = category
  const named = namedAddons(category)
  const bits = rules
    .flatMap(conditionsOf)
    .reduce((all, condition) => condition.inputs.reduce((more, { index, asks }) => more | asks | (1 << index), all), 0)
  const tested = new Set(inputs.filter(({ index, id }) => (bits & (1 << index)) !== 0 && !asked.includes(id)).map(({ id }) => id))
  const isDiscounted = rules.filter(({ effect }) => effect.kind === 'percent' && effect.bps < 0).length > 1
  return ({ index, addon: { price, duration } }) =>
    isDiscounted || named.has(index) || [price, ...(duration === undefined ? [] : [duration])].flatMap(inputsIn).some(id => tested.has(id))
}

function inputsIn(amount: Amount): Id[] {
  return [...('input' in amount ? [amount.input] : []), ...priceKindOf(amount).children(amount).flatMap(inputsIn)]
}
