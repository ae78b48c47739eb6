import type { EmailField } from '#src/contract/generated/types.ts'
import { namedKind } from './named-kind.ts'
import { lineOnServer } from './line-on-server.ts'

/**
 * Letters, digits and a few signs at a host with a dot, so that no mail link or header reads the address as a command. Bounded repetition limits
 * backtracking.
 */
const EMAIL = /^[\p{L}\d.!#$'*+/=^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(\.[\p{L}\d-]{1,63}){1,8}$/u

/** An e-mail address. */
export const email = namedKind<EmailField>((text, { invalid }) => (EMAIL.test(text) ? null : { message: invalid }))

export const emailOnServer = lineOnServer
