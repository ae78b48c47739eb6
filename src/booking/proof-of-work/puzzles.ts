import type { Challenge } from '#src/contract/generated/types.ts'
import { sha256 } from './sha256.ts'

/**
 * Leading zero bits that a solution's hash needs, about 2^BITS tries. Many small puzzles take everybody about the same time; one large puzzle would
 * depend on luck.
 */
export const BITS = 13

const PUZZLES_A_STEP = 8

/** Takes a few seconds on a slow phone. */
const MAX_PUZZLES = 24

/** Counts of new senders' unconfirmed holds. */
interface Usual {
  onDay: number
  inAll: number
}

/** Puzzles that the next hold costs: none at the usual number of holds on its day and in all, more the further above it. */
export function puzzlesFor(held: Usual, usual: Usual): number {
  const steps = Math.max(held.onDay - usual.onDay + 1, Math.floor(held.inAll / usual.inAll))
  return Math.min(MAX_PUZZLES, Math.max(0, steps) * PUZZLES_A_STEP)
}

/** Derives the puzzles' seed from the challenge and the idempotency key of the only request that it is valid for. */
export function seedOf(token: string, key: string): string {
  return Array.from(sha256(`${token} ${key}`).subarray(0, 4), word => (word >>> 0).toString(16)).join('')
}

/** Whether a number solves a puzzle of a seed. */
export function isSolution(seed: string, puzzle: number, number: number, bits: number): boolean {
  return Math.clz32(sha256(`${seed} ${puzzle} ${number}`)[0] as number) >= bits
}

/** Solves the puzzles one by one, yielding in between so that the caller can do other work. */
export function* solutions({ token, puzzles, bits }: Challenge, key: string): Generator<number> {
  const seed = seedOf(token, key)
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let number = 0
    while (!isSolution(seed, puzzle, number, bits)) number++
    yield number
  }
}
