import { expect, test } from 'vitest'
import { RequestBudget } from '#src/server/limits/request-budget.ts'

/** A budget whose time passes only when it is told. */
function budget(rate: number) {
  let now = 0
  const made = new RequestBudget(rate, () => now)
  return { made, pass: (ms: number) => void (now += ms) }
}

/** How many charges of a cost are granted one after the other. */
function granted(made: RequestBudget, network: string, cost: number): number {
  let count = 0
  while (count < 100_000 && made.charge(network, cost) === null) count++
  return count
}

test('a network may use 10 seconds of its rate at once, and then its rate', () => {
  const { made, pass } = budget(20)
  expect(granted(made, 'a', 1)).toBe(200)
  pass(2000)
  // One was asked for in vain.
  expect(granted(made, 'a', 1)).toBe(39)
  pass(3_600_000)
  expect(granted(made, 'a', 1)).toBe(200)
})

test('what one network uses, no other misses', () => {
  const { made } = budget(20)
  granted(made, 'a', 5)
  expect(granted(made, 'b', 5)).toBe(40)
})

test('who waits as long as a refusal says is granted', () => {
  const { made, pass } = budget(3)
  for (const cost of [0.1, 1, 25]) {
    granted(made, 'a', cost)
    const wait = made.charge('a', cost) ?? 0
    expect(wait).toBeGreaterThan(0)
    pass(wait * 1000)
    expect(made.charge('a', cost)).toBeNull()
  }
})

test('who goes on asking is barred, and let in again later', () => {
  const { made, pass } = budget(20)
  granted(made, 'a', 1)
  expect(made.isBarred('a')).toBe(false)
  for (let count = 0; count < 2000; count++) made.charge('a', 1)
  expect([made.isBarred('a'), made.isBarred('b')]).toEqual([true, false])
  pass(11_000)
  expect(made.isBarred('a')).toBe(false)
  expect(made.charge('a', 1)).toBeNull()
})

test('what is given back is never more than there was', () => {
  const { made } = budget(20)
  made.charge('a', 1)
  made.refund('a', 1000)
  made.refund('nobody', 1000)
  expect(granted(made, 'a', 1)).toBe(200)
})

test('of a million networks some are kept, and those that are seen stay', () => {
  const { made } = budget(20)
  made.exhaust('attacker')
  for (let count = 0; count < 1_000_000; count++) {
    made.charge(`network ${count}`, 1)
    if (count % 10_000 === 0) made.charge('attacker', 1)
  }
  expect(made.size).toBeLessThanOrEqual(20_000)
  expect(made.isBarred('attacker')).toBe(true)
})

test('with a rate of 0 nothing is limited and nothing is kept', () => {
  const { made } = budget(0)
  made.exhaust('a')
  expect(granted(made, 'a', 1000)).toBe(100_000)
  expect([made.size, made.isBarred('a')]).toEqual([0, false])
})
