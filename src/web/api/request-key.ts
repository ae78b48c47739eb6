/** Returns a new Idempotency-Key. Avoids `crypto.randomUUID`, which needs HTTPS: a phone on the local network may use plain HTTP. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
