import type { Field, FieldValue } from '#src/contract/generated/types.ts'
import type { FieldProblem } from '../../request/flat-fields.ts'
import type { FormContext, Priced } from '../form-context.ts'
import type { FormValues, NamedField } from '../form-values.ts'

export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** The kinds of which a form has as many fields as it likes, each with a value under its own name. */
export type NamedKind = NamedField['kind']

export type NamedFieldOf<K extends NamedKind> = Extract<NamedField, { kind: K }>

/** The kinds that fill the parts of every request, such as its category or its day: a form has exactly one field of each. */
export type FixedKind = Exclude<Field['kind'], NamedKind>
export type FixedFieldOf<K extends FixedKind> = Extract<Exclude<Field, NamedField>, { kind: K }>

/** What is asked of every kind of field. Visitors load it when they send a request. */
export interface FieldKind<F extends Field> {
  /** What must be right before a request is sent, under the names of the request's fields. */
  check: (field: F, values: FormValues, context: FormContext, priced: Priced) => FieldProblem[]
}

/** What is asked of a kind with a value of its own. While it is filled in, that value is the text of its control, trimmed, and empty while there is none. */
export interface NamedFieldKind<F extends NamedField> extends FieldKind<F> {
  /** What the request carries and keeps for a text. */
  toValue: (text: string) => FieldValue
  /** A kept value as people read it. */
  toWords: (value: FieldValue, field: F) => string
  /** Whether visitors see their answer again once the request was sent. */
  isRepeated: boolean
}
