import { type Choices, textOf } from '#src/booking/form/form-values.ts'
import type { InputOf, ToldAnswers } from '#src/catalog/inputs/input-kind.ts'
import { inputKindOf } from '#src/catalog/inputs/registry.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'
import type { Input } from '#src/contract/generated/types.ts'

/** The answers to a category's inputs, and the ids of those that the price depends on. */
type Basis = Pick<ToldAnswers, 'used' | 'answers'>

/** Describes what a price is for: the category, the answers that the price depends on, and what is counted from them. */
export function basisText(plan: CategoryPlan, choices: Choices, { used, answers }: Basis, { content, money }: FormRevision): string {
  const { category, packageById } = plan
  const chosen = packageById.get(choices.package)?.package ?? null
  const scope = { plan, answers, used, chosen, money, wording: content.messages.price }
  const texts = category.inputs
    .filter(input => !isAsked(input) || used.includes(input.id))
    .map(input => toldAnswer(input, textOf(choices.inputs, input.id), scope))
  return [category.formTitle, ...texts].filter(Boolean).join(', ')
}

function toldAnswer<K extends Input['kind']>(input: InputOf<K>, text: string, scope: ToldAnswers): string {
  return inputKindOf<K>(input).told(input, text, scope)
}
