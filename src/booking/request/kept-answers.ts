import { type Answers, NO_ANSWER } from '#src/catalog/estimate/amount-accumulator.ts'
import { OUTSIDE, type Selection } from '#src/catalog/estimate/selection.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'

type Inputs = Selection['inputs']

/** Answers as stored: codes in their normal form. An invalid code is returned unchanged, and refused when it is priced. */
export function withCodes({ inputById }: CategoryPlan, inputs: Inputs): Inputs {
  const kept = Object.entries(inputs).map(([id, answer]) => {
    const input = inputById.get(id)
    return [id, (input?.kind === 'code' && input.read(String(answer))) || answer] as const
  })
  return Object.fromEntries(kept)
}

/** Answers as stored, once priced: the result of a lookup replaces what the client sent for it. */
export function keptAnswers(plan: CategoryPlan, inputs: Inputs, answers: Answers): Inputs {
  const kept = { ...withCodes(plan, inputs) }
  for (const asked of plan.category.inputs) {
    const { id } = asked
    const input = plan.inputById.get(id)
    if (asked.kind !== 'lookup' || input?.kind !== 'choice') continue
    const found = [...input.options.keys()][answers[input.index] ?? NO_ANSWER]
    if (found === undefined || found === OUTSIDE || kept[asked.from] === undefined) delete kept[id]
    else kept[id] = found
  }
  return kept
}
