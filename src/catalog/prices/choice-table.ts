import type { Id } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { ChoiceInputPlan, PricePlan } from '../plan.ts'
import { NO_PRICE, type PriceScope } from './price-scope.ts'

/** Compiles a table over a choice: the plan of the chosen option, or that for all others; none while the answer is missing. `pointer` is that of the rows. */
export function choiceTable(
  id: Id,
  rows: readonly { option: Id; plan: PricePlan }[],
  others: PricePlan | null,
  scope: PriceScope,
  pointer: ContentPointer,
): PricePlan {
  const input = choiceInput(id, scope)
  if (input === null) return NO_PRICE
  const { options } = input
  const found: PricePlan[] = []
  rows.forEach(({ option, plan }, position) => {
    const optionPointer = pointer.at(position, 'option')
    const answer = optionPointer.find(options, option, `option of "${id}"`)
    if (answer === null) return
    if (found[answer] !== undefined) optionPointer.report(`a second row for "${option}"`)
    found[answer] = plan
  })
  const { outside } = input
  if (outside !== undefined) found[options.size - 1] = outside
  // A function, so that the form's script, in which nobody reads problems, has nothing of it (vite.config.ts).
  const uncovered = () => (others === null ? uncoveredIn(input, found, scope) : [])
  if (uncovered().length > 0) pointer.report(`no row for ${uncovered().join(', ')}, and none for all others`)
  const plans = Array.from(options.values(), answer => found[answer] ?? others ?? NO_PRICE)
  return {
    most: Math.max(...plans.map(({ most }) => most)),
    add: (answers, accumulator) => plans[accumulator.answer(input, answers)]?.add(answers, accumulator),
  }
}

function choiceInput(id: Id, { pointer, inputById, tables }: PriceScope): ChoiceInputPlan | null {
  const inputPointer = pointer.at('input')
  const input = inputPointer.find(inputById, id, 'input')
  if (input?.kind === 'number') inputPointer.report(`"${id}" is a number; a table needs a choice (bands are steps over a number)`)
  if (input?.kind === 'code') inputPointer.report(`"${id}" is a text; a table needs a choice, as one that follows from it`)
  if (tables.includes(id)) inputPointer.report(`already inside a table over "${id}": only one of its options can hold here`)
  return input?.kind === 'choice' && !tables.includes(id) ? input : null
}

function uncoveredIn(input: ChoiceInputPlan, found: readonly PricePlan[], { packages }: PriceScope): string[] {
  const needed = input.id === '$package' ? packages.map(({ id }) => id) : [...input.options.keys()]
  return needed.filter(option => found[input.options.get(option) ?? NO_ANSWER] === undefined)
}
