import { createHmac } from 'node:crypto'

/** A hash of a text that nobody can compute without the secret, different for each purpose (HMAC, RFC 2104). */
export function keyedHash(secret: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}
