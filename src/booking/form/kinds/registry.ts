import type { Field } from '#src/contract/generated/types.ts'
import { addons } from './addons.ts'
import { category } from './category.ts'
import { choice, choiceOnServer } from './choice.ts'
import { date } from './date.ts'
import { email, emailOnServer } from './email.ts'
import type { FieldKind, FieldOf, FixedKind, NamedFieldKind, NamedFieldOf, NamedKind } from './field-kind.ts'
import { inputs } from './inputs.ts'
import { number, numberOnServer } from './number.ts'
import { packageKind } from './package.ts'
import { paragraph, paragraphOnServer } from './paragraph.ts'
import { phone, phoneOnServer } from './phone.ts'
import type { ServerFieldKind } from './server-field-kind.ts'
import { text, textOnServer } from './text.ts'
import { time } from './time.ts'

/** The only list of field kinds; a kind missing from any part of it does not compile. */
const namedKinds: { [K in NamedKind]: NamedFieldKind<NamedFieldOf<K>> } = { text, email, phone, number, paragraph, choice }

/** Kept apart so that browsers, which load `namedKinds`, load none of this. */
const serverKinds: { [K in NamedKind]: ServerFieldKind<NamedFieldOf<K>> } = {
  text: textOnServer,
  email: emailOnServer,
  phone: phoneOnServer,
  number: numberOnServer,
  paragraph: paragraphOnServer,
  choice: choiceOnServer,
}

/** The kinds of which a form has exactly one field each. */
export const fixedKinds: { [K in FixedKind]: FieldKind<FieldOf<K>> } = { category, package: packageKind, inputs, addons, date, time }

const fieldKinds: { [K in Field['kind']]: FieldKind<FieldOf<K>> } = { ...namedKinds, ...fixedKinds }

/** The behaviour of a field's kind. */
export function kindOf<K extends Field['kind']>(field: FieldOf<K>): FieldKind<FieldOf<K>> {
  return fieldKinds[field.kind]
}

/** The behaviour of a named field's kind. */
export function namedKindOf<K extends NamedKind>(field: NamedFieldOf<K>): NamedFieldKind<NamedFieldOf<K>> {
  return namedKinds[field.kind]
}

/** The server's behaviour of a named field's kind. */
export function serverKindOf<K extends NamedKind>(field: NamedFieldOf<K>): ServerFieldKind<NamedFieldOf<K>> {
  return serverKinds[field.kind]
}
