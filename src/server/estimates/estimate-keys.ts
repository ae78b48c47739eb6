import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { AppContext } from '../app-context.ts'

/** A key that estimates are signed with (Ed25519). */
export interface EstimateKey {
  /** Its thumbprint (RFC 7638). */
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

/** An Ed25519 private key in PKCS #8, up to its 32 bytes (RFC 8410, 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const known = new WeakMap<AppContext, EstimateKey[]>()

/** The newest key, which signs, then the one before it, whose estimates still hold; made when they are first needed, for all processes. */
export async function estimateKeys(context: AppContext): Promise<EstimateKey[]> {
  const { storage, config } = context
  // The keys are kept and not their promise: a database that fails once is asked again.
  const keys = known.get(context) ?? (await loadKeys(storage, config.estimateKeys))
  known.set(context, keys)
  return keys
}

async function loadKeys(storage: Pick<AppContext['storage'], 'secret'>, newest: number): Promise<EstimateKey[]> {
  const numbers = newest === 1 ? [1] : [newest, newest - 1]
  return Promise.all(numbers.map(async number => keyOf(await storage.secret(`estimates-${number}`))))
}

function keyOf(secret: KeyObject): EstimateKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret.export()]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { crv, kty, x } = publicKey.export({ format: 'jwk' })
  return { kid: createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url'), privateKey, publicKey }
}

/** The public keys, with which anybody can verify an estimate without asking (RFC 7517). */
export function keySet(keys: readonly EstimateKey[]): { keys: object[] } {
  return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'EdDSA' })) }
}
