import { newRequestKey } from '../api/request-key.ts'
import { recall, remember } from './session-memory.ts'

const MEMORY = 'bookingKey'

/** The Idempotency-Key of a request: the same one for the same request until it was answered, also after a reload, so that a repeated click books once. */
export function requestKey(body: string): string {
  const [key = '', sent = ''] = (recall(MEMORY) ?? '').split('\n')
  if (key !== '' && sent === body) return key
  const made = newRequestKey()
  remember(MEMORY, `${made}\n${body}`)
  return made
}

/** The request was answered: the next one is another. */
export function forgetRequestKey(): void {
  remember(MEMORY, null)
}
