import { type KeyObject, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BITS, isSolution, seedOf } from '#src/booking/proof-of-work/puzzles.ts'
import type { Challenge, Day } from '#src/contract/generated/types.ts'
import { isHmac, hmac } from '../auth/hmac.ts'
import type { Idempotency } from '../storage/appointments/idempotency-keys.ts'

/** The header with the answer to a challenge: `<token> <solution>,<solution>,...`. */
const HEADER = 'x-proof-of-work'

/** Lifetime of a challenge, in ms. */
const LIFETIME_MS = 10 * 60_000

/** Issues a proof-of-work challenge for a hold on a day. It is signed, so that the server need not store it. */
export function issueChallenge(secret: KeyObject, { day, puzzles }: { day: Day; puzzles: number }, now: Date): Challenge {
  const payload = [(now.getTime() + LIFETIME_MS).toString(36), day, puzzles, randomBytes(12).toString('base64url')].join('.')
  return { token: `${payload}.${hmac(secret, 'work', payload)}`, puzzles, bits: BITS }
}

/**
 * Returns how many puzzles the request has solved; 0 unless it solves all puzzles of an unexpired challenge for this day. The puzzles are derived
 * from the token and the Idempotency-Key: a key stores only one request, so the same solutions cannot pay for a second hold.
 */
export function provedPuzzles(secret: KeyObject, { headers }: FastifyRequest, idempotency: Idempotency | null, day: Day | null, now: Date): number {
  const header = headers[HEADER]
  if (typeof header !== 'string' || idempotency === null) return 0
  const [token = '', solved = ''] = header.split(' ')
  const parts = token.split('.')
  const [expiry = '', forDay = '', puzzles = '', nonce = '', signature = ''] = parts
  const payload = [expiry, forDay, puzzles, nonce].join('.')
  if (parts.length !== 5 || !isHmac(signature, secret, 'work', payload)) return 0
  if (forDay !== day || Number.parseInt(expiry, 36) <= now.getTime()) return 0
  const numbers = solved.split(',')
  const seed = seedOf(token, idempotency.key)
  const isProved =
    numbers.length === Number(puzzles) &&
    numbers.every((number, puzzle) => /^\d{1,9}$/.test(number) && isSolution(seed, puzzle, Number(number), BITS))
  return isProved ? numbers.length : 0
}
