import type { PhoneField } from '#src/contract/generated/types.ts'
import { namedKind } from './named-kind.ts'
import { lineOnServer } from './line-on-server.ts'

/** Ten digits, US style: optional parentheses, separated by a dash, dot or space. */
const PHONE = /^(\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/

/** A phone number; the owner may enter a foreign number. */
export const phone = namedKind<PhoneField>((text, { invalid }) => (PHONE.test(text) ? null : { message: invalid, isDoubtful: true }), true)

export const phoneOnServer = lineOnServer
