import { recall, remember } from './session-memory.ts'

const MEMORY = 'bookingKey'

/**
 * The Idempotency-Key of a request: the same one for the same request until it was answered, also after a reload, so that a repeated click
 * books once. It needs no secure page, as an owner's phone in the same network has none.
 */
export function requestKey(body: string): string {
  const [key = '', sent = ''] = (recall(MEMORY) ?? '').split('\n')
  if (key !== '' && sent === body) return key
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  remember(MEMORY, `${made}\n${body}`)
  return made
}

/** The request was answered: the next one is another. */
export function forgetRequestKey(): void {
  remember(MEMORY, null)
}
