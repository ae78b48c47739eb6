import { createHmac, type KeyObject } from 'node:crypto'

/** A hash of a text that nobody can compute without the secret, different for each purpose (HMAC, RFC 2104). */
export function keyedHash(secret: KeyObject, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}
