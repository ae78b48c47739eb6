import { hash, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Block and hash length of SHA-256, in bytes. */
const BLOCK = 64
const HASH = 32

/** The padded key blocks with which the two hashes of an HMAC begin; the outer one has room for the inner hash after it. */
interface Pads {
  inner: Buffer
  outer: Buffer
}

const padsBySecret = new WeakMap<KeyObject, Pads>()

/**
 * HMAC-SHA-256 (RFC 2104) of a text, in base64url, different for each purpose. Two one-shot hashes, since Node's `Hmac` is a native object that waits
 * for the garbage collector, and a booking takes three to eight of them.
 */
export function hmac(secret: KeyObject, purpose: string, text: string): string {
  const { inner, outer } = padsOf(secret)
  // As a latin1 string: Node takes longer to make a buffer of a hash than for the hash itself.
  outer.write(hash('sha256', Buffer.concat([inner, Buffer.from(`${purpose}:${text}`)]), 'latin1'), BLOCK, 'latin1')
  return hash('sha256', outer, 'base64url')
}

/** Whether a hash is the HMAC of a text, compared in constant time. */
export function isHmac(given: string, secret: KeyObject, purpose: string, text: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(hmac(secret, purpose, text))]
  return a.length === b.length && timingSafeEqual(a, b)
}

function padsOf(secret: KeyObject): Pads {
  const known = padsBySecret.get(secret)
  if (known !== undefined) return known
  const key = secret.export()
  const block = Buffer.alloc(BLOCK)
  Buffer.from(key.length > BLOCK ? hash('sha256', key, 'buffer') : key).copy(block)
  const outer = Buffer.concat([block.map(byte => byte ^ 0x5c), Buffer.alloc(HASH)])
  const pads = { inner: Buffer.from(block.map(byte => byte ^ 0x36)), outer }
  padsBySecret.set(secret, pads)
  return pads
}
