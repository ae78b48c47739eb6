import { createHmac, timingSafeEqual } from 'node:crypto'

/** Longest distance of a signature's time from now, against replays. */
const FRESH_MS = 300_000

/** The header in which Sanity signs a webhook. */
export const SIGNATURE_HEADER = 'sanity-webhook-signature'

/** Signs a webhook as Sanity does: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body" in base64url>`. */
export function signatureOf(body: Buffer | string, secret: string, time: number | string): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('base64url')}`
}

/** Whether a webhook was recently signed with the secret. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,15})[, ]+(v1=[\w-]{43})$/.exec(header) ?? []
  if (time === '' || Math.abs(now.getTime() - Number(time)) > FRESH_MS) return false
  return timingSafeEqual(Buffer.from(`t=${time},${given}`), Buffer.from(signatureOf(body, secret, time)))
}
