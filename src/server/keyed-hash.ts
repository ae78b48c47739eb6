import { hash, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Of SHA-256, in bytes. */
const BLOCK = 64

/** What the two hashes of an HMAC begin with. */
interface Pads {
  inner: Buffer
  outer: Buffer
}

const padsBySecret = new WeakMap<KeyObject, Pads>()

/**
 * A hash of a text that nobody can compute without the secret, different for each purpose: HMAC-SHA-256 (RFC 2104), in base64url. Two one-shot hashes, since Node's `Hmac`
 * is a native object that waits for the garbage collector, and a booking takes three to eight of them.
 */
export function keyedHash(secret: KeyObject, purpose: string, text: string): string {
  const { inner, outer } = padsOf(secret)
  const first = hash('sha256', Buffer.concat([inner, Buffer.from(`${purpose}:${text}`)]), 'buffer')
  return hash('sha256', Buffer.concat([outer, first]), 'base64url')
}

/** Whether a hash is the one of a text; how long that takes tells nothing of it. */
export function isKeyedHash(given: string, secret: KeyObject, purpose: string, text: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(keyedHash(secret, purpose, text))]
  return a.length === b.length && timingSafeEqual(a, b)
}

function padsOf(secret: KeyObject): Pads {
  const known = padsBySecret.get(secret)
  if (known !== undefined) return known
  const key = secret.export()
  const block = Buffer.alloc(BLOCK)
  Buffer.from(key.length > BLOCK ? hash('sha256', key, 'buffer') : key).copy(block)
  const pads = { inner: Buffer.from(block.map(byte => byte ^ 0x36)), outer: Buffer.from(block.map(byte => byte ^ 0x5c)) }
  padsBySecret.set(secret, pads)
  return pads
}
