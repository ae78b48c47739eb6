import type { Field } from '#src/contract/generated/types.ts'
import { addons } from './addons.ts'
import { category } from './category.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { email } from './email.ts'
import type { FieldKind, FieldOf, FixedKind, NamedFieldKind, NamedFieldOf, NamedKind } from './field-kind.ts'
import { inputs } from './inputs.ts'
import { packageKind } from './package.ts'
import { paragraph } from './paragraph.ts'
import { phone } from './phone.ts'
import { text } from './text.ts'
import { time } from './time.ts'

const namedKinds: { [K in NamedKind]: NamedFieldKind<NamedFieldOf<K>> } = { text, email, phone, paragraph, choice }

/** The kinds of which a form has exactly one field each. */
export const fixedKinds: { [K in FixedKind]: FieldKind<FieldOf<K>> } = { category, package: packageKind, inputs, addons, date, time }

/** Every kind of field; one without an entry does not compile. */
const fieldKinds: { [K in Field['kind']]: FieldKind<FieldOf<K>> } = { ...namedKinds, ...fixedKinds }

/** What a field's kind answers. */
export function kindOf<K extends Field['kind']>(field: FieldOf<K>): FieldKind<FieldOf<K>> {
  return fieldKinds[field.kind]
}

/** What the kind of a field with a value of its own answers. */
export function namedKindOf<K extends NamedKind>(field: NamedFieldOf<K>): NamedFieldKind<NamedFieldOf<K>> {
  return namedKinds[field.kind]
}
