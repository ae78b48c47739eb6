import { expect, test } from 'vitest'
import { type Network, networksOf } from '#src/server/limits/network.ts'
import { RequestBudget } from '#src/server/limits/request-budget.ts'

/** A budget whose time passes only when it is told. */
function budget(rate: number) {
  let now = 0
  const made = new RequestBudget(rate, () => now)
  return { made, pass: (ms: number) => void (now += ms) }
}

/** A network that lies in no wider one. */
const alone = (cidr: string): readonly Network[] => [{ cidr, limitFactor: 1 }]

/** How many charges of a cost are granted one after the other. */
function granted(made: RequestBudget, networks: readonly Network[], cost: number): number {
  let count = 0
  while (count < 100_000 && made.charge(networks, cost) === null) count++
  return count
}

test('a network may use 10 seconds of its rate at once, and then its rate', () => {
  const { made, pass } = budget(20)
  expect(granted(made, alone('a'), 1)).toBe(200)
  pass(2000)
  // One was asked for in vain.
  expect(granted(made, alone('a'), 1)).toBe(39)
  pass(3_600_000)
  expect(granted(made, alone('a'), 1)).toBe(200)
})

test('what one network uses, no other misses', () => {
  const { made } = budget(20)
  granted(made, alone('a'), 5)
  expect(granted(made, alone('b'), 5)).toBe(40)
})

test('who waits as long as a refusal says is granted', () => {
  const { made, pass } = budget(3)
  for (const cost of [0.1, 1, 25]) {
    granted(made, alone('a'), cost)
    const wait = made.charge(alone('a'), cost) ?? 0
    expect(wait).toBeGreaterThan(0)
    pass(wait * 1000)
    expect(made.charge(alone('a'), cost)).toBeNull()
  }
})

test('who goes on asking is barred, and let in again later', () => {
  const { made, pass } = budget(20)
  granted(made, alone('a'), 1)
  expect(made.isBarred(alone('a'))).toBe(false)
  for (let count = 0; count < 2000; count++) made.charge(alone('a'), 1)
  expect([made.isBarred(alone('a')), made.isBarred(alone('b'))]).toEqual([true, false])
  pass(11_000)
  expect(made.isBarred(alone('a'))).toBe(false)
  expect(made.charge(alone('a'), 1)).toBeNull()
})

test('what is given back is never more than there was', () => {
  const { made } = budget(20)
  made.charge(alone('a'), 1)
  made.refund(alone('a'), 1000)
  made.refund(alone('nobody'), 1000)
  expect(granted(made, alone('a'), 1)).toBe(200)
})

test('of a million networks some are kept, and those that are seen stay', () => {
  const { made } = budget(20)
  made.exhaust(alone('attacker'))
  for (let count = 0; count < 1_000_000; count++) {
    made.charge(alone(`network ${count}`), 1)
    if (count % 10_000 === 0) made.charge(alone('attacker'), 1)
  }
  expect(made.size).toBeLessThanOrEqual(20_000)
  expect(made.isBarred(alone('attacker'))).toBe(true)
})

test('with a rate of 0 nothing is limited and nothing is kept', () => {
  const { made } = budget(0)
  made.exhaust(alone('a'))
  expect(granted(made, alone('a'), 1000)).toBe(100_000)
  expect([made.size, made.isBarred(alone('a'))]).toEqual([0, false])
})

/** An address of the nth /64 of 2001:db8:1::/48; each /56 has 256 of them. */
const inside = (nth: number) => networksOf(`2001:db8:1:${nth.toString(16)}::1`)
/** One of each /56. */
const apart = (nth: number) => inside(256 * nth)
const NEIGHBOUR = networksOf('2001:db8:2::1')

test.for([
  { what: '/64s of one /56', of: inside, most: 400 },
  { what: '/64s of one /48', of: apart, most: 800 },
  { what: 'addresses of one IPv4 /24', of: (nth: number) => networksOf(`203.0.113.${nth}`), most: 2000 },
])('many $what have as much as the wider network has room for', ({ of, most }) => {
  const { made, pass } = budget(20)
  const all = () => Array.from({ length: 40 }, (_, nth) => granted(made, of(nth), 1)).reduce((sum, count) => sum + count)
  expect(all()).toBe(most)
  expect(granted(made, NEIGHBOUR, 1)).toBe(200)
  pass(60_000)
  expect(all()).toBe(most)
})

test('who waits as long as a refusal says is granted, whichever network was spent', () => {
  const { made, pass } = budget(3)
  for (let nth = 0; nth < 5; nth++) granted(made, apart(nth), 25)
  for (const nth of [0, 4, 9]) {
    granted(made, apart(nth), 25)
    pass((made.charge(apart(nth), 25) ?? 0) * 1000)
    expect(made.charge(apart(nth), 25)).toBeNull()
  }
})

test('what one asks for in vain, its neighbours in the wider network do not miss', () => {
  const { made } = budget(20)
  for (let count = 0; count < 5000; count++) made.charge(inside(0), 1)
  expect([made.isBarred(inside(0)), made.isBarred(inside(1))]).toEqual([true, false])
  expect(granted(made, inside(1), 1)).toBe(200)
})

test('a /48 whose every /64 asks in vain is barred, and let in again later', () => {
  const { made, pass } = budget(20)
  for (let nth = 0; nth < 5000; nth++) made.charge(inside(nth), 10)
  expect([made.isBarred(inside(9999)), made.isBarred(NEIGHBOUR)]).toEqual([true, false])
  pass(11_000)
  expect(made.charge(inside(9999), 1)).toBeNull()
})

test('a few networks that mean harm take everything from the wider one', () => {
  const { made } = budget(20)
  for (let nth = 0; nth < 4; nth++) made.exhaust(apart(nth))
  expect([made.isBarred(apart(5)), made.isBarred(NEIGHBOUR)]).toEqual([true, false])
})

test.for([0, 1, 10])('a flood from all /64s of one /48, %i ms after one another, drops no other network', each => {
  const { made, pass } = budget(20)
  made.exhaust(NEIGHBOUR)
  let [kept, isDropped] = [0, false]
  for (let nth = 0; nth < 65_536; nth++) {
    made.charge(inside(nth), 0.1)
    pass(each)
    kept = Math.max(kept, made.size)
    if (nth * each < 5000 && !made.isBarred(NEIGHBOUR)) isDropped = true
  }
  expect(isDropped).toBe(false)
  expect(kept).toBeLessThan(1000)
})
