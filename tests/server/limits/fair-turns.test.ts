import { expect, test } from 'vitest'
import { FairTurns } from '#src/server/limits/fair-turns.ts'
import { networksOf } from '#src/server/limits/network.ts'

const [ATTACKER, VISITOR] = [networksOf('2001:db8:1::1'), networksOf('2001:db8:2::1')]

const turn = () => new Promise(resolve => setImmediate(resolve))

test('of a thousand tasks of one network few begin in a turn, in their order, and all in the end', async () => {
  const turns = new FairTurns()
  const done: number[] = []
  for (let task = 0; task < 1000; task++) turns.run(ATTACKER, () => void done.push(task))
  expect(done.length).toBeLessThan(10)
  for (let count = 0; done.length < 1000 && count < 1000; count++) {
    const before = done.length
    await turn()
    expect(done.length - before).toBeLessThan(10)
  }
  expect(done).toEqual(Array.from({ length: 1000 }, (_, task) => task))
})

test("another network's task begins at once, however many wait", async () => {
  const turns = new FairTurns()
  for (let task = 0; task < 1000; task++) turns.run(ATTACKER, () => undefined)
  let isDone = false
  turns.run(VISITOR, () => (isDone = true))
  expect(isDone).toBe(true)
})

test('what a task adds to its own network waits for the next turn', async () => {
  const turns = new FairTurns()
  let count = 0
  const again = () => {
    count++
    if (count < 100) turns.run(ATTACKER, again)
  }
  turns.run(ATTACKER, again)
  expect(count).toBeLessThan(10)
  for (let turns = 0; turns < 100; turns++) await turn()
  expect(count).toBe(100)
})

test('of a thousand networks of one /48 few tasks begin in a turn, all networks in turn, and all tasks in the end', async () => {
  const turns = new FairTurns()
  const done: number[] = []
  for (let task = 0; task < 2000; task++) turns.run(networksOf(`2001:db8:1:${(task % 1000).toString(16)}::1`), () => void done.push(task))
  expect(done.length).toBeLessThan(20)
  for (let count = 0; done.length < 2000 && count < 2000; count++) {
    const before = done.length
    await turn()
    expect(done.length - before).toBeLessThan(20)
  }
  expect(done.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 2000 }, (_, task) => task))
})
