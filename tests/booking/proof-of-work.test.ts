import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BITS, isSolution, puzzlesFor, seedOf, solutions } from '#src/booking/proof-of-work/puzzles.ts'
import { sha256 } from '#src/booking/proof-of-work/sha256.ts'

test('the hash is SHA-256, for texts of every length around a block', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'kept 123.abc/'.repeat(20).slice(0, length)
    const hex = Array.from(sha256(text), word => (word >>> 0).toString(16).padStart(8, '0')).join('')
    expect(hex, `${length} characters`).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('work is asked for beyond what is usual, of one day or in all, more the further beyond, and never more than a phone does in seconds', () => {
  const usual = { onDay: 4, inAll: 20 }
  const asked = (onDay: number, inAll: number) => puzzlesFor({ onDay, inAll }, usual)
  expect([asked(0, 0), asked(3, 19)]).toEqual([0, 0])
  expect([asked(4, 4), asked(5, 5), asked(6, 6)]).toEqual([8, 16, 24])
  expect([asked(0, 20), asked(0, 39), asked(0, 40)]).toEqual([8, 8, 16])
  expect(asked(1000, 100_000)).toBe(24)
})

test('what is solved for one request solves nothing for another', () => {
  const challenge = { token: 'token', puzzles: 4, bits: BITS }
  const solved = [...solutions(challenge, 'one')]
  const fits = (key: string) => solved.filter((number, puzzle) => isSolution(seedOf('token', key), puzzle, number, BITS)).length
  expect([fits('one'), fits('other')]).toEqual([4, 0])
})
