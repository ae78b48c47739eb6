import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { CategoryPlan, InputPlan, InputTest } from '../plan.ts'
import type { RowChoice } from '../prices/price-rows.ts'
import { answersTo } from '../publish-check/candidates.ts'

/** A row of a price, as far as selections belong to it. */
export interface RowOfChoices {
  choices: readonly RowChoice[]
}

/** The tests of a row's choices; a selection belongs to it when all hold. */
export function testsOf({ choices }: RowOfChoices, { inputById }: CategoryPlan): InputTest[] {
  return choices.flatMap(({ input: id, option = '', above = -Infinity, upTo = Infinity }) => {
    const input = inputById.get(id)
    if (input === undefined) return []
    const { index, asks } = input
    if (input.kind === 'choice') return [{ index, asks, holds: answer => answer === input.options.get(option) }]
    if (input.kind === 'code') return []
    const [least, most] = [inSteps(above, input.factor), inSteps(upTo, input.factor)]
    return [{ index, asks, holds: answer => answer !== NO_ANSWER && answer > least && answer <= most }]
  })
}

/** The answers to an input at which prices, rules or rows change; rows also change within what a price rounds up. */
export function answersIn(input: InputPlan, rows: readonly RowOfChoices[], plan: CategoryPlan): (string | number)[] {
  const known = answersTo(input, plan)
  if (input.kind !== 'number') return known
  const { id, min, max, factor } = input
  const ends = rows.flatMap(({ choices }) => choices.flatMap(choice => (choice.input === id && choice.above !== undefined ? [choice.above] : [])))
  const steps = ends.map(end => inSteps(end, factor)).flatMap(end => [end, end + 1])
  return [...new Set([...known, ...steps.filter(step => step >= min && step <= max).map(step => step / factor)])]
}

function inSteps(quantity: number, factor: number): number {
  return Math.round(quantity * factor)
}
