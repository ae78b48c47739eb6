import type { Field } from '#src/contract/generated/types.ts'
import { fieldChecks } from './field-checks.ts'
import type { FieldProblem } from '../request/flat-fields.ts'
import { type FormContext, isShown, type Priced, priceForm } from './form-context.ts'
import { fieldsOf, type FormValues } from './form-values.ts'

/** Checks everything that must be right before a request is sent, in the order of the form; at most one problem for a field. */
export function checkForm(values: FormValues, context: FormContext, priced: Priced = priceForm(context.revision, values)): FieldProblem[] {
  const seen = new Set<string>()
  return fieldsOf(context.revision.content.bookingForm)
    .filter(field => isShown(field, values, context.layout))
    .flatMap(field => checkField(field, values, context, priced))
    .filter(({ field }) => !seen.has(field) && seen.add(field))
}

function checkField<K extends Field['kind']>(
  field: Extract<Field, { kind: K }>,
  values: FormValues,
  context: FormContext,
  priced: Priced,
): FieldProblem[] {
  const check: (field: Extract<Field, { kind: K }>, values: FormValues, context: FormContext, priced: Priced) => FieldProblem[] =
    fieldChecks[field.kind]
  return check(field, values, context, priced)
}
