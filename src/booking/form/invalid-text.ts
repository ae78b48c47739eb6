import { fill } from '#src/catalog/words/fill.ts'
import type { AskedInput } from '#src/catalog/words/input-words.ts'

/** What the form says of an answer that its question does not take; `outOfRange` is the text for numbers whose question has none of its own. */
export function invalidText(input: AskedInput, outOfRange: string): string {
  if (input.kind !== 'number') return ('invalid' in input && input.invalid) || input.required
  const { invalid, min, max, unit, scale = 0 } = input
  return invalid ?? fill(outOfRange, { min, max, unit, decimals: scale })
}
