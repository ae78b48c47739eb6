/** A new Idempotency-Key. It needs no secure page, as an owner's phone in the same network has none. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
