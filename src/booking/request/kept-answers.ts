import { type Answers, NO_ANSWER } from '#src/catalog/estimate/amount-accumulator.ts'
import { OUTSIDE, type Selection } from '#src/catalog/estimate/selection.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'

type Inputs = Selection['inputs']

/** Answers as they are kept: a code in its normal form. What is none stays as it was sent, and is refused. */
export function withCodes({ inputById }: CategoryPlan, inputs: Inputs): Inputs {
  const kept = Object.entries(inputs).map(([id, answer]) => {
    const input = inputById.get(id)
    return [id, (input?.kind === 'code' && input.read(String(answer))) || answer] as const
  })
  return Object.fromEntries(kept)
}

/** Answers as they are kept, once they are priced: what was looked up stands in place of what was sent. */
export function keptAnswers(plan: CategoryPlan, inputs: Inputs, answers: Answers): Inputs {
  const kept = { ...withCodes(plan, inputs) }
  for (const { id, kind } of plan.category.inputs) {
    const input = plan.inputById.get(id)
    if (kind !== 'lookup' || input?.kind !== 'choice') continue
    const found = [...input.options.keys()][answers[input.index] ?? NO_ANSWER]
    if (found === undefined || found === OUTSIDE) delete kept[id]
    else kept[id] = found
  }
  return kept
}
