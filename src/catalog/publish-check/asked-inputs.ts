import type { Problem } from '#src/contract/decode.ts'
import type { Addon, Id } from '#src/contract/generated/types.ts'
import { FIRST_INPUT } from '../estimate/amount-accumulator.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan, InputPlan, PackagePlan } from '../plan.ts'
import type { Amount } from '../prices/price-amount.ts'
import { readsOf } from './reads.ts'

/** The inputs that make a difference even where no price uses them: those that rules test, and those that the prices of notices read. */
export function askedByRules({ inputs, rules }: CategoryPlan): InputPlan[] {
  const tested = new Set(rules.flatMap(({ when }) => when.inputs.map(({ index }) => index)))
  const shown = new Set(
    rules.flatMap(({ rule: { effect } }) => (effect.kind === 'notice' && effect.price !== undefined ? [...readsOf(effect.price)] : [])),
  )
  return inputs.filter(({ index, id }) => index >= FIRST_INPUT && (tested.has(index) || shown.has(id)))
}

/** Whether some price or duration of a category may read an input. */
export function isReadIn({ category, packages, addons, rules }: CategoryPlan, id: Id): boolean {
  const ofRules = rules.flatMap(({ rule: { effect } }) => ('price' in effect && effect.price !== undefined ? [effect.price] : []))
  const items = [...packages.map(item => item.package), ...addons.map(({ addon }) => addon)]
  return category.times === id || [category.duration, ...items.flatMap(amountsOf), ...ofRules].some(amount => readsOf(amount).has(id))
}

/** Ids of the inputs that some selection with a package asks before any rule: those shown always, and those that prices and durations may read. */
function askedWith({ category, addons }: CategoryPlan, { package: chosen }: PackagePlan): Id[] {
  const paid = addons.filter(({ onlyWith, includedIn }) => onlyWith?.has(chosen.id) !== false && !includedIn.has(chosen.id))
  const amounts = [{ duration: category.duration, ...chosen }, ...paid.map(({ addon }) => addon)].flatMap(amountsOf)
  const always = category.inputs.filter(({ id, show }) => show === 'always' || id === category.times).map(({ id }) => id)
  return [...always, ...amounts.flatMap(amount => [...readsOf(amount, chosen.id)])]
}

function amountsOf({ price, duration }: Pick<Addon, 'price' | 'duration'>): Amount[] {
  return duration === undefined ? [price] : [price, duration]
}

/** What keeps rules from ever applying: conditions about answers that none of their packages asks; each with the rule's pointer. */
export function unaskedConditions(plan: CategoryPlan, pointer: ContentPointer): [rule: string, Problem][] {
  return plan.rules.flatMap(({ rule, when }, position) => {
    const packages = plan.packages.filter(({ package: { id } }) => when.package?.has(id) !== false)
    const asked = new Set(packages.flatMap(chosen => askedWith(plan, chosen)))
    const at = rule.when?.inputs?.findIndex(({ input }) => !asked.has(input)) ?? -1
    const id = rule.when?.inputs?.[at]?.input
    if (id === undefined) return []
    const rulePointer = pointer.at('rules', position)
    const whose = when.package === null ? 'no price or duration does' : 'no price or duration of these packages and their add-ons does'
    const problem = {
      pointer: rulePointer.at('when', 'inputs', at).text,
      message: `"${id}" is not asked here: it is shown only when the price depends on it, and ${whose}. Show it always, or let one of these prices depend on it`,
    }
    return [[rulePointer.text, problem]]
  })
}
