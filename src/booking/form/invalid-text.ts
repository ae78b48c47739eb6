import { fill } from '#src/catalog/words/fill.ts'
import type { AskedInput } from '#src/catalog/words/input-words.ts'
import type { BookingForm } from '#src/contract/generated/types.ts'
import { fieldsOf } from './form-values.ts'

/** What the form says of an answer that its question does not take. */
export function invalidText(input: AskedInput, form: BookingForm): string {
  if (input.kind !== 'number') return ('invalid' in input && input.invalid) || input.required
  const { invalid, min, max, unit, scale = 0 } = input
  const { outOfRange = '' } = fieldsOf(form).find(field => field.kind === 'inputs') ?? {}
  return invalid ?? fill(outOfRange, { min, max, unit, decimals: scale })
}
