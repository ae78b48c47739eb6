import type { FieldValue } from '#src/contract/generated/types.ts'
import type { FieldProblem } from '../../request/flat-fields.ts'
import { isRequired } from '../circumstances.ts'
import type { FormContext } from '../form-context.ts'
import { type NamedField, textOf } from '../form-values.ts'
import type { NamedFieldKind } from './field-kind.ts'
import { missing } from './problems.ts'

/** Checks a text that is not empty; null when it is valid. */
type TextCheck<F extends NamedField> = (text: string, field: F, context: FormContext) => Omit<FieldProblem, 'field'> | null

/** A kind whose value is the text itself. Kinds with another value override `toValue`, `fromValue` and `toWords`. */
export function namedKind<F extends NamedField>(check: TextCheck<F>, isRepeated = true): NamedFieldKind<F> {
  return {
    check: (field, values, context) => {
      const { name, required } = field
      const text = textOf(values.texts, name).trim()
      if (text === '') return isRequired(field, values, context.layout) ? missing(name, required?.message ?? '') : []
      const problem = check(text, field, context)
      return problem === null ? [] : [{ field: name, ...problem }]
    },
    toValue: text => text,
    fromValue: value => (typeof value === 'string' ? value : null),
    toWords: plainWords,
    isRepeated,
  }
}

/** Formats a value that no content explains. */
export function plainWords(value: FieldValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
