import type { EmailField } from '#src/contract/generated/types.ts'
import { namedKind } from './named-kind.ts'
import { lineOnServer } from './line-on-server.ts'

/** An address of letters, digits and a few signs, at a host with a dot: nothing that a mail link or header would read as a command. Bounded, so that no text takes long. */
const EMAIL = /^[\p{L}\d.!#$'*+/=^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(\.[\p{L}\d-]{1,63}){1,8}$/u

/** An e-mail address. */
export const email = namedKind<EmailField>((text, { invalid }) => (EMAIL.test(text) ? null : { message: invalid }), true)

export const emailOnServer = lineOnServer
