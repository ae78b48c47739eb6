import type { PriceChange, SelectionExample } from '#src/contract/generated/types.ts'

/** Limit of the examples for each kind of change. */
const MAX_EXAMPLES = 5

/** Whether there are enough examples of a kind of change. */
export function areEnough(examples: readonly SelectionExample[], change: PriceChange): boolean {
  return examples.filter(example => example.change === change).length >= MAX_EXAMPLES
}
