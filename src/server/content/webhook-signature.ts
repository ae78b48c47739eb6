import { createHmac, timingSafeEqual } from 'node:crypto'

/** Longest distance of a signature's time from now, against replays. */
const FRESH_MS = 300_000

/** Whether a Sanity webhook was recently signed with the secret: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body" in base64url>`. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,15})[, ]+v1=([\w-]{43})$/.exec(header) ?? []
  if (time === '' || Math.abs(now.getTime() - Number(time)) > FRESH_MS) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest('base64url')
  return timingSafeEqual(Buffer.from(given), Buffer.from(right))
}
