import type { Id } from '#src/contract/generated/types.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { optionLabel } from '../words/input-words.ts'
import { bitOf, type InputKind } from './input-kind.ts'

/** One of a few options. */
export const choice: InputKind<'choice'> = {
  compile: ({ id, options }, index) => ({ kind: 'choice', id, index, asks: bitOf(index), options: positions(options) }),
  told(input, text, { chosen, plan, wording }) {
    const option = input.options.find(({ id }) => id === text)
    if (option === undefined) return ''
    const answer = optionLabel(chosen, input.id, option)
    // The first question is what the category is about: "Large" is a size there, and of anything else is none.
    return plan.category.inputs[0] === input ? answer : questionAnswer(input.label, answer, wording.answer)
  },
}

/** The position of each item by its id. */
export function positions(items: readonly { id: Id }[]): Map<Id, number> {
  return new Map(items.map(({ id }, position) => [id, position]))
}
