import type { Problem } from '#src/contract/decode.ts'
import type { Addon, Id, When } from '#src/contract/generated/types.ts'
import { FIRST_INPUT } from '../estimate/amount-accumulator.ts'
import { conditionsOf } from '../conditions.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan, InputPlan, PackagePlan } from '../plan.ts'
import type { Amount } from '../prices/price-amount.ts'
import { readsOf } from './reads.ts'

/** The inputs that make a difference even where no price uses them: those that rules test, and those that the prices of notices read; with what is asked for them. */
export function askedByRules({ inputs, rules }: CategoryPlan): InputPlan[] {
  const tested = new Set(rules.flatMap(conditionsOf).flatMap(condition => condition.inputs.map(({ index }) => index)))
  const shown = new Set(
    rules.flatMap(({ rule: { effect } }) => (effect.kind === 'notice' && effect.price !== undefined ? [...readsOf(effect.price)] : [])),
  )
  const own = inputs.filter(({ index, id }) => index >= FIRST_INPUT && (tested.has(index) || shown.has(id)))
  const asked = own.reduce((bits, { asks }) => bits | asks, 0)
  return inputs.filter(input => own.includes(input) || (asked & (1 << input.index)) !== 0)
}

/** Whether some price or duration of a category may read an input, or what follows from it. */
export function isReadIn(plan: CategoryPlan, id: Id): boolean {
  const { category, packages, addons, rules } = plan
  const ofRules = rules.flatMap(({ rule: { effect } }) => ('price' in effect && effect.price !== undefined ? [effect.price] : []))
  const items = [...packages.map(item => item.package), ...addons.map(({ addon }) => addon)]
  const following = followersOf(id, plan)
  const amounts = [category.duration, ...items.flatMap(amountsOf), ...ofRules]
  return category.times === id || amounts.some(amount => following.some(other => readsOf(amount).has(other)))
}

/** The ids of an input, and of what follows from its answer. */
export function followersOf(id: Id, { inputs, inputById }: CategoryPlan): Id[] {
  const asks = inputById.get(id)?.asks ?? 0
  return inputs.filter(input => input.id === id || (input.derive !== undefined && (input.asks & asks) !== 0)).map(input => input.id)
}

/** Bits of the inputs that some selection with a package asks before any rule: those shown always, and those that prices and durations may read. */
function askedWith({ category, addons, inputById, alwaysShown, times }: CategoryPlan, { package: chosen }: PackagePlan): number {
  const paid = addons.filter(({ onlyWith, includedIn }) => onlyWith?.has(chosen.id) !== false && !includedIn.has(chosen.id))
  const amounts = [{ duration: category.duration, ...chosen }, ...paid.map(({ addon }) => addon)].flatMap(amountsOf)
  const read = amounts.flatMap(amount => [...readsOf(amount, chosen.id)])
  return read.reduce((bits, id) => bits | (inputById.get(id)?.asks ?? 0), alwaysShown | (times?.asks ?? 0))
}

function amountsOf({ price, duration }: Pick<Addon, 'price' | 'duration'>): Amount[] {
  return duration === undefined ? [price] : [price, duration]
}

/** What the problem of a condition says of its input, by its id, where none of its packages asks it. */
export const NOT_ASKED_HERE = 'is not asked here: it is shown only when the price depends on it'

/** What keeps rules, or their exceptions, from ever applying: conditions about answers that none of their packages asks; each with the pointer of the rule or exception. */
export function unaskedConditions(plan: CategoryPlan, pointer: ContentPointer): [where: string, Problem][] {
  return plan.rules.flatMap(({ rule, when }, position) => {
    const rulePointer = pointer.at('rules', position)
    const exceptions = (rule.unless ?? []).map((exception, at) => {
      const own = rulePointer.at('unless', at)
      return unasked(exception, own, own)
    })
    return [unasked(rule.when ?? {}, rulePointer.at('when'), rulePointer), ...exceptions].flatMap(found => found ?? [])

    function unasked({ inputs = [], package: own }: When, conditionPointer: ContentPointer, { text }: ContentPointer): [where: string, Problem][] {
      const packages = plan.packages.filter(({ id }) => when.package?.has(id) !== false && own?.includes(id) !== false)
      const asked = packages.reduce((bits, chosen) => bits | askedWith(plan, chosen), 0)
      const isAsked = (asks: number) => (asked & asks) === asks
      const at = inputs.findIndex(({ input }) => !isAsked(plan.inputById.get(input)?.asks ?? 0))
      const id = inputs[at]?.input
      if (id === undefined) return []
      const isOfAll = when.package === null && own === undefined
      const whose = isOfAll ? 'no price or duration does' : 'no price or duration of these packages and their add-ons does'
      const message = `"${id}" ${NOT_ASKED_HERE}, and ${whose}. Show it always, or let one of these prices depend on it`
      return [[text, { pointer: conditionPointer.at('inputs', at).text, message }]]
    }
  })
}
