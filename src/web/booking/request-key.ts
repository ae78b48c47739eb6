import { newRequestKey } from '../api/request-key.ts'
import { recall, remember } from './session-memory.ts'

const MEMORY = 'bookingKey'

/** Returns the Idempotency-Key of a request: stable per body until answered, also after a reload, so that a repeated click books once. */
export function requestKey(body: string): string {
  const [key = '', sent = ''] = (recall(MEMORY) ?? '').split('\n')
  if (key !== '' && sent === body) return key
  const made = newRequestKey()
  remember(MEMORY, `${made}\n${body}`)
  return made
}

/** Drops the key once the request was answered. */
export function forgetRequestKey(): void {
  remember(MEMORY, null)
}
