import type { CategoryPlan } from '#src/catalog/plan.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { InputsField } from '#src/contract/generated/types.ts'
import { fieldName, type FieldProblem } from '../../request/flat-fields.ts'
import type { FormContext, Priced } from '../form-context.ts'
import { type FormValues, readInput, textOf } from '../form-values.ts'
import { invalidText } from '../invalid-text.ts'
import type { FieldKind } from './field-kind.ts'
import { at, missing } from './problems.ts'

/** The category's questions that a price depends on. */
export const inputs: FieldKind<InputsField> = {
  check: (_, values, context, priced) => {
    const plan = context.revision.catalog.categoryById.get(values.category)
    return plan === undefined ? [] : plan.category.inputs.filter(isAsked).flatMap(input => checkInput(input, context, plan, values, priced))
  },
}

function checkInput(input: AskedInput, { revision }: FormContext, plan: CategoryPlan, values: FormValues, priced: Priced): FieldProblem[] {
  const field = fieldName(plan.category, input.id)
  const text = textOf(values.inputs, input.id).trim()
  const isWrong = text !== '' && (readInput(input, text, plan) === null || priced.refused.some(({ place }) => place === `inputs.${input.id}`))
  if (isWrong) return at(field, invalidText(input, revision.content.bookingForm))
  // Without a package, any visible question may still affect the price; a text that none depends on is wanted for itself.
  const isNeeded = priced.estimate?.missing.includes(input.id) ?? false
  return isNeeded || (text === '' && input.show === 'always' && (input.kind === 'code' || (values.package === '' && input.kind !== 'lookup')))
    ? missing(field, input.required)
    : []
}
