import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's least for argon2id: 19 MiB, two passes. A stored hash names its own cost, so that this may rise. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }

const HASH_LENGTH = 32

/** What is stored of a password: `argon2id$memory$passes$parallelism$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2id(password, salt, COST)
  return encode(salt, hash)
}

/** Whether the password is the one that was stored; null stands for no such account and takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await argon2id(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== null
}

/** Nobody's password: costs as much to try as anybody's. */
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
