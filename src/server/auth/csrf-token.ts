import { type KeyObject, randomBytes } from 'node:crypto'
import { isHmac, hmac } from './hmac.ts'

const LIFETIME_MS = 2 * 3_600_000

/**
 * Issues a signed token against forged requests (CSRF), which only pages that may read our answers can get. It holds its expiry and gives no rights.
 */
export function issueCsrfToken(secret: KeyObject, now: Date): string {
  const payload = `${(now.getTime() + LIFETIME_MS).toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${payload}.${hmac(secret, 'csrf', payload)}`
}

/** Whether this installation issued the token, and it has not expired. */
export function isCsrfToken(secret: KeyObject, token: string, now: Date): boolean {
  const parts = token.split('.')
  const [expiry = '', nonce = '', signature = ''] = parts
  if (parts.length !== 3 || !isHmac(signature, secret, 'csrf', `${expiry}.${nonce}`)) return false
  return Number.parseInt(expiry, 36) > now.getTime()
}

/** The age of a token that passed `isCsrfToken`, in ms. */
export function csrfTokenAge(token: string, now: Date): number {
  return now.getTime() + LIFETIME_MS - Number.parseInt(token, 36)
}
