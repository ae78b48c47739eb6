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

/** Issues a token in place of an older one, as old as that one was, but at most `keptMs`: the minimum fill time is not waited for again. */
export function renewCsrfToken(secret: KeyObject, old: string, now: Date, keptMs: number): string {
  const age = isIssued(secret, old) ? Math.min(Math.max(csrfTokenAge(old, now), 0), keptMs) : 0
  return issueCsrfToken(secret, new Date(now.getTime() - age))
}

/** Whether this installation issued the token, and it has not expired. */
export function isCsrfToken(secret: KeyObject, token: string, now: Date): boolean {
  return isIssued(secret, token) && csrfTokenAge(token, now) < LIFETIME_MS
}

function isIssued(secret: KeyObject, token: string): boolean {
  const parts = token.split('.')
  const [expiry = '', nonce = '', signature = ''] = parts
  return parts.length === 3 && isHmac(signature, secret, 'csrf', `${expiry}.${nonce}`)
}

/** The age of a token that this installation issued, in ms. */
export function csrfTokenAge(token: string, now: Date): number {
  return now.getTime() + LIFETIME_MS - Number.parseInt(token, 36)
}
