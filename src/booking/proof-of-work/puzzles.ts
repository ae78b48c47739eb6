import type { Challenge } from '#src/contract/generated/types.ts'
import { sha256 } from './sha256.ts'

/** So many leading zero bits has each solved puzzle's hash: some 2^BITS hashes are tried for it. Many small puzzles take about the same time for everybody; one large would be luck. */
export const BITS = 13

const PUZZLES_A_STEP = 8

/** On a slow phone, all of them take a few seconds. */
const MOST_PUZZLES = 24

/** What holds of new senders are usual. */
interface Usual {
  onDay: number
  inAll: number
}

/** How many puzzles the next hold costs, when there are so many on its day and in all: none while that is usual, and more the further it is from that. */
export function puzzlesFor(held: Usual, usual: Usual): number {
  const steps = Math.max(held.onDay - usual.onDay + 1, Math.floor(held.inAll / usual.inAll))
  return Math.min(MOST_PUZZLES, Math.max(0, steps) * PUZZLES_A_STEP)
}

/** What puzzles are made of: the challenge, and the key of the one request that it is solved for. */
export function seedOf(token: string, key: string): string {
  return Array.from(sha256(`${token} ${key}`).subarray(0, 4), word => (word >>> 0).toString(16)).join('')
}

/** Whether a number solves a puzzle of a seed. */
export function isSolution(seed: string, puzzle: number, number: number, bits: number): boolean {
  return Math.clz32(sha256(`${seed} ${puzzle} ${number}`)[0] as number) >= bits
}

/** Solves one puzzle after the other; stops between them, so that whoever asks can do something else. */
export function* solutions({ token, puzzles, bits }: Challenge, key: string): Generator<number> {
  const seed = seedOf(token, key)
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let number = 0
    while (!isSolution(seed, puzzle, number, bits)) number++
    yield number
  }
}
