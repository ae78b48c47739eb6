import type { Choices } from '#src/booking/form/form-values.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import { optionLabel, unitName } from '#src/catalog/words/input-words.ts'
import type { Id, Input, Package } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'

/** Describes what a price is for: the category, and the answers that the price depends on. */
export function basisText({ category, packageById }: CategoryPlan, choices: Choices, used: readonly Id[]): string {
  const chosen = packageById.get(choices.package)?.package ?? null
  const answers = category.inputs
    .filter(({ id }) => used.includes(id))
    .map(input => answerText(input, ownValue(choices.inputs, input.id) ?? '', chosen))
  return [category.formTitle, ...answers.filter(text => text !== '')].join(', ')
}

function answerText(input: Input, answer: string, chosen: Package | null): string {
  if (answer === '') return ''
  if (input.kind === 'number') return `${answer} ${unitName(input, Number(answer))}`
  const option = input.options.find(({ id }) => id === answer)
  return option === undefined ? '' : optionLabel(chosen, input.id, option)
}
