import type { CategoryPlan, InputPlan } from '../plan.ts'
import { readsOf } from './reads.ts'

/** The inputs that make a difference even where no price uses them: those that rules test, and those that the prices of notices read. */
export function askedByRules({ inputs, rules }: CategoryPlan): InputPlan[] {
  const tested = new Set(rules.flatMap(({ when }) => when.inputs.map(({ index }) => index)))
  const shown = new Set(
    rules.flatMap(({ rule: { effect } }) => (effect.kind === 'notice' && effect.price !== undefined ? [...readsOf(effect.price)] : [])),
  )
  return inputs.filter(({ index, id }) => tested.has(index) || shown.has(id))
}
