import { type KeyObject, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BITS, isSolution, seedOf } from '#src/booking/proof-of-work/puzzles.ts'
import type { Challenge, Day } from '#src/contract/generated/types.ts'
import { isHmac, hmac } from '../auth/hmac.ts'
import type { Idempotency } from '../storage/storage.ts'

/** The header that answers a challenge: its token, a blank, and the solutions with commas between them. */
const HEADER = 'x-proof-of-work'

/** A challenge is solved within so long, in ms. */
const LIFETIME_MS = 10 * 60_000

/** A challenge for a hold on a day. It is signed, so that nobody has to remember it. */
export function issueChallenge(secret: KeyObject, { day, puzzles }: { day: Day; puzzles: number }, now: Date): Challenge {
  const payload = [(now.getTime() + LIFETIME_MS).toString(36), day, puzzles, randomBytes(12).toString('base64url')].join('.')
  return { token: `${payload}.${hmac(secret, 'work', payload)}`, puzzles, bits: BITS }
}

/**
 * How many puzzles of a challenge for the day the request has solved; 0 when it has not, or not in time. Solutions are made for one Idempotency-Key, under
 * which one request is stored, so that nobody holds two times with them.
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
