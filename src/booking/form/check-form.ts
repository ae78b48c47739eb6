import type { Field } from '#src/contract/generated/types.ts'
import type { FieldProblem } from '../request/flat-fields.ts'
import { isShown } from './circumstances.ts'
import { type FormContext, type Priced, priceForm } from './form-context.ts'
import { fieldsOf, type FormValues } from './form-values.ts'
import { kindOf } from './kinds/registry.ts'

/** Checks a form before it is sent. Problems come in the order of the form, at most one per field. */
export function checkForm(values: FormValues, context: FormContext, priced?: Priced): FieldProblem[] {
  return checkFields(fieldsOf(context.revision.content.bookingForm), values, context, priced)
}

/** Checks some fields of a form, as those of a step. */
export function checkFields(
  fields: readonly Field[],
  values: FormValues,
  context: FormContext,
  priced: Priced = priceForm(context.revision, values, context.now),
): FieldProblem[] {
  const seen = new Set<string>()
  return fields
    .filter(field => isShown(field, values, context.layout))
    .flatMap(field => kindOf(field).check(field, values, context, priced))
    .filter(({ field }) => !seen.has(field) && seen.add(field))
}
