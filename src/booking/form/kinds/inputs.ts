import { fill } from '#src/catalog/words/fill.ts'
import type { Category, Input, InputsField, NumberInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { fieldName, type FieldProblem } from '../../request/flat-fields.ts'
import type { Priced } from '../form-context.ts'
import { type FormValues, readInput } from '../form-values.ts'
import type { FieldKind } from './field-kind.ts'
import { at, categoryOf, missing } from './problems.ts'

/** The category's questions that a price depends on. */
export const inputs: FieldKind<InputsField> = {
  check: (field, values, context, priced) => {
    const category = categoryOf(values, context)
    return category === null ? [] : category.inputs.flatMap(input => checkInput(input, field, category, values, priced))
  },
}

function checkInput(input: Input, { outOfRange }: InputsField, category: Category, values: FormValues, priced: Priced): FieldProblem[] {
  const field = fieldName(category, input.id)
  const text = (ownValue(values.inputs, input.id) ?? '').trim()
  const isWrong = text !== '' && (readInput(input, text) === null || priced.refused.some(({ place }) => place === `inputs.${input.id}`))
  if (isWrong) return at(field, input.kind === 'choice' ? input.required : rangeMessage(input, outOfRange))
  // Without a package, any visible question may still affect the price.
  const isNeeded = priced.estimate?.missing.includes(input.id) ?? false
  return isNeeded || (text === '' && values.package === '' && input.show === 'always') ? missing(field, input.required) : []
}

function rangeMessage({ invalid, min, max, unit, scale = 0 }: NumberInput, template: string): string {
  return invalid ?? fill(template, { min, max, unit, decimals: scale })
}
