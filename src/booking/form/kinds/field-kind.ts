import type { Field, FieldValue } from '#src/contract/generated/types.ts'
import type { FieldProblem } from '../../request/flat-fields.ts'
import type { FormContext, Priced } from '../form-context.ts'
import type { FormValues, NamedField } from '../form-values.ts'

export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** Kinds that a form may use any number of times, each field with a value under its own name. */
export type NamedKind = NamedField['kind']

export type NamedFieldOf<K extends NamedKind> = Extract<NamedField, { kind: K }>

/** Kinds that fill the fixed parts of a request, such as its category or its day: a form has exactly one field of each. */
export type FixedKind = Exclude<Field['kind'], NamedKind>

/** Behaviour of a kind of field that browsers load when a visitor sends a request. */
export interface FieldKind<F extends Field> {
  /** Checks a field before the request is sent; problems carry the request's field names. */
  check: (field: F, values: FormValues, context: FormContext, priced: Priced) => FieldProblem[]
}

/** Behaviour of a named kind. While the form is filled in, a value is its control's trimmed text, empty when not given. */
export interface NamedFieldKind<F extends NamedField> extends FieldKind<F> {
  /** Converts a text to the value that the request carries and the store keeps. */
  toValue: (text: string) => FieldValue
  /** The text of which `toValue` makes a stored value; null when the field has no such answer. */
  fromValue: (value: FieldValue, field: F) => string | null
  /** Formats a stored value for people. */
  toWords: (value: FieldValue, field: F) => string
  /** Whether the confirmation repeats the answer to the visitor. */
  isRepeated: boolean
}
