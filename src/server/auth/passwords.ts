import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's minimum for argon2id: 19 MiB, two passes. A stored hash names its own cost, so that this may rise. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }

const HASH_LENGTH = 32

/** Hashes a password for storage, as `argon2id$memory$passes$parallelism$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2id(password, salt, COST)
  return encode(salt, hash)
}

/** Whether a password matches a stored hash. Null, for an unknown account, takes as long and never matches. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await argon2id(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== null
}

/** A hash that stands in for unknown accounts, so that trying them takes as long. */
const NOBODY = encode(randomBytes(16), randomBytes(HASH_LENGTH))

function encode(salt: Buffer, hash: Buffer): string {
  return ['argon2id', COST.memory, COST.passes, COST.parallelism, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

function argon2id(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  argon2('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: HASH_LENGTH, ...cost }, (error, key) =>
    error === null ? resolve(key) : reject(error),
  )
  return promise
}
