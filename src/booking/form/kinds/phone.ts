import type { PhoneField } from '#src/contract/generated/types.ts'
import { phoneNumber } from '../../request/phone-number.ts'
import type { NamedFieldKind } from './field-kind.ts'
import { readLine, nothingToCheck, textSchema } from './line-on-server.ts'
import { namedKind } from './named-kind.ts'
import type { ServerFieldKind } from './server-field-kind.ts'

/** A phone number, sent and stored in one form; the owner may enter a foreign number, which stays as it was written. */
export const phone: NamedFieldKind<PhoneField> = {
  ...namedKind<PhoneField>((text, { invalid }) => (phoneNumber(text) === null ? { message: invalid, isDoubtful: true } : null)),
  toValue: text => phoneNumber(text) ?? text,
}

export const phoneOnServer: ServerFieldKind<PhoneField> = {
  toText: value => {
    const line = readLine(value)
    return line === null ? null : (phoneNumber(line) ?? line)
  },
  wanted: 'a text',
  schema: textSchema,
  checkContent: nothingToCheck,
}
