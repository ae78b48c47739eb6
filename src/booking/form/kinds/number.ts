import { fill } from '#src/catalog/words/fill.ts'
import type { NumberField } from '#src/contract/generated/types.ts'
import type { NamedFieldKind } from './field-kind.ts'
import { readLine } from './line-on-server.ts'
import { namedKind } from './named-kind.ts'
import type { ServerFieldKind } from './server-field-kind.ts'

const DIGITS = /^\d{1,9}$/

/** A whole number within limits, sent and stored as a number. */
export const number: NamedFieldKind<NumberField> = {
  ...namedKind<NumberField>((text, { min, max, invalid }) =>
    DIGITS.test(text) && Number(text) >= min && Number(text) <= max ? null : { message: fill(invalid, { min, max }) },
  ),
  toValue: text => (DIGITS.test(text) ? Number(text) : text),
  fromValue: value => (typeof value === 'number' || typeof value === 'string' ? String(value) : null),
}

export const numberOnServer: ServerFieldKind<NumberField> = {
  toText: value => (typeof value === 'number' ? String(value) : readLine(value)),
  wanted: 'a number',
  schema: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  checkContent: ({ min, max }, pointer) => {
    if (min > max) pointer.at('min').report(`${min} is more than max, ${max}: no answer would be right`)
  },
}
