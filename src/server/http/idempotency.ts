import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { HttpError } from './http-error.ts'
import type { Idempotency } from '../storage/appointments/idempotency-keys.ts'

/**
 * The Idempotency-Key of a request, with a fingerprint of its body; null without one.
 * @throws HttpError 400 when the key is malformed.
 */
export function readIdempotency({ headers }: FastifyRequest, body: unknown): Idempotency | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'must be 1 to 255 visible characters'
    throw new HttpError(400, { error: `The Idempotency-Key ${message}`, fields: { 'Idempotency-Key': message } })
  }
  return { key, fingerprint: hash('sha256', canonicalJson(body)) }
}
