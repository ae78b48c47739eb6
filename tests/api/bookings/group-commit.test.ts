import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { groupCommit } from '#src/server/storage/engines/group-commit.ts'

test('what comes while a batch is under way waits, and is the next one', async () => {
  const batches: number[][] = []
  let atOnce = 0
  const double = groupCommit(async (numbers: readonly number[]) => {
    batches.push([...numbers])
    expect((atOnce += 1)).toBe(1)
    await setTimeout(5)
    atOnce -= 1
    return numbers.map(number => number * 2)
  }, setImmediate)
  const first = [double(1), double(2)]
  await setTimeout(2)
  const second = [double(3), double(4), double(5)]
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  expect(await double(6)).toBe(12)
})

test('as many batches are under way at once as are allowed', async () => {
  const batches: number[][] = []
  const releases: (() => void)[] = []
  const echo = groupCommit(
    async (numbers: readonly number[]) => {
      batches.push([...numbers])
      await new Promise<void>(resolve => releases.push(resolve))
      return numbers
    },
    setImmediate,
    2,
  )
  const all: Promise<number>[] = []
  for (const number of [1, 2, 3, 4]) {
    all.push(echo(number))
    await setTimeout(2)
  }
  expect(batches).toEqual([[1], [2]])
  releases.shift()?.()
  await setTimeout(2)
  expect(batches).toEqual([[1], [2], [3, 4]])
  for (const release of releases) release()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('when one of a batch fails, the others are done, and it alone is told so', async () => {
  const done: number[] = []
  const double = groupCommit(async (numbers: readonly number[]) => {
    if (numbers.includes(2)) throw new Error('no twos')
    done.push(...numbers)
    return numbers.map(number => number * 2)
  }, setImmediate)
  expect(await Promise.allSettled([double(1), double(2), double(3)])).toMatchObject([{ value: 2 }, { reason: new Error('no twos') }, { value: 6 }])
  expect(done).toEqual([1, 3])
})

test('when the database cannot be asked, all of a batch are told at once, and the next batch tries again', async () => {
  let calls = 0
  const double = groupCommit(async (numbers: readonly number[]) => {
    if (++calls === 1) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    return numbers.map(number => number * 2)
  }, setImmediate)
  const statuses = (await Promise.allSettled([double(1), double(2), double(3)])).map(({ status }) => status)
  expect(statuses).toEqual(['rejected', 'rejected', 'rejected'])
  expect(calls).toBe(1)
  expect(await double(4)).toBe(8)
})
