import { sign, verify } from 'node:crypto'
import type { SavedPrice } from '#src/booking/programs/honoured-price.ts'
import type { EstimateKey } from './estimate-keys.ts'

/** What a token says (RFC 7519): by whom, since when and until when in seconds, and the estimate. */
interface Claims {
  iss: string
  iat: number
  exp: number
  revision: string
  currency: string
  selection: SavedPrice['selection']
  low: number
  high: number | null
}

export interface ReadToken extends SavedPrice {
  issuer: string
  currency: string
}

/** Signs an estimate (JWS, RFC 7515 and 8037). */
export function signEstimate(
  { issuer, currency, selection, low, high, revision, savedAt, validUntil }: ReadToken,
  { kid, privateKey }: EstimateKey,
): string {
  const claims: Claims = { iss: issuer, iat: secondsOf(savedAt), exp: secondsOf(validUntil), revision, currency, selection, low, high }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT', kid })}.${encode(claims)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

/** Reads a token that one of the keys signed; null for any other text. Whether it still holds is for the caller to say. */
export function readEstimate(token: string, keys: readonly EstimateKey[]): ReadToken | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const key = keys.find(({ kid }) => head === encode({ alg: 'EdDSA', typ: 'JWT', kid }))
  if (key === undefined || more.length > 0) return null
  const bytes = Buffer.from(signature, 'base64url')
  // Decoders pass over what is no base64url: one estimate has one token.
  if (bytes.toString('base64url') !== signature || !verify(null, Buffer.from(`${head}.${body}`), key.publicKey, bytes)) return null
  // Not validated: we wrote it.
  const { iss, iat, exp, ...claims } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  return { ...claims, issuer: iss, savedAt: new Date(iat * 1000), validUntil: new Date(exp * 1000) }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
