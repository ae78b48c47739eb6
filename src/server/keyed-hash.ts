import { hash } from 'node:crypto'

/** A hash of a text that nobody can compute without the secret, different for each purpose. SHA-3 cannot be extended (FIPS 202), so that the secret only has to stand before it. */
export function keyedHash(secret: Buffer, purpose: string, text: string): string {
  return hash('sha3-256', `${secret.toString('base64')}:${purpose}:${text}`, 'base64url')
}
