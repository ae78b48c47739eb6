import { expect, test } from 'vitest'
import { FairTurns } from '#src/server/limits/fair-turns.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

test('of a thousand tasks of one network few begin in a turn, in their order, and all in the end', async () => {
  const turns = new FairTurns()
  const done: number[] = []
  for (let task = 0; task < 1000; task++) turns.run('attacker', () => void done.push(task))
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
  for (let task = 0; task < 1000; task++) turns.run('attacker', () => undefined)
  let isDone = false
  turns.run('visitor', () => (isDone = true))
  expect(isDone).toBe(true)
})

test('what a task adds to its own network waits for the next turn', async () => {
  const turns = new FairTurns()
  let count = 0
  const again = () => {
    count++
    if (count < 100) turns.run('attacker', again)
  }
  turns.run('attacker', again)
  expect(count).toBeLessThan(10)
  for (let turns = 0; turns < 100; turns++) await turn()
  expect(count).toBe(100)
})
