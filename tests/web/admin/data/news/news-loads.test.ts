import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { NewsLoads } from '#src/web/admin/data/news/news-loads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const changed = (...versions: number[]): RequestNews => ({ kind: 'changed', requests: versions.map(version => ({ id: 'a', version })) })
const MANY: RequestNews = { kind: 'deleted', requests: [] }

function listening() {
  const [own, saved] = [new Set<number>(), new Set<string>()]
  const load = vi.fn(async () => {})
  const loads = new NewsLoads({ load, isOwn: ({ version }) => own.has(version), isBeingSaved: id => saved.has(id) })
  return { own, saved, load, loads }
}

test('whatever is heard within a second is loaded once, and what is heard meanwhile once more', async () => {
  const { load, loads } = listening()
  for (const version of [2, 3, 4]) loads.hear(changed(version))
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load that takes long is waited for, so that it is never begun anew for ever', async () => {
  const { load, loads } = listening()
  let end = () => {}
  load.mockImplementationOnce(() => new Promise(resolve => (end = resolve)))
  loads.hear(changed(2))
  loads.hear(changed(3))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load that fails keeps no later one from being made', async () => {
  const { load, loads } = listening()
  load.mockRejectedValueOnce(new Error('Not now'))
  loads.hear(changed(2))
  await vi.advanceTimersByTimeAsync(1000)
  loads.hear(changed(3))
  expect(load).toHaveBeenCalledTimes(2)
})

const cases: { what: string; own: number[]; heard: RequestNews; loads: number }[] = [
  { what: 'a change of one’s own', own: [2], heard: changed(2), loads: 0 },
  { what: 'somebody else’s change', own: [2], heard: changed(3), loads: 1 },
  { what: 'changes of both', own: [2], heard: changed(2, 3), loads: 1 },
  { what: 'more than can be named', own: [2], heard: MANY, loads: 1 },
]

test.for(cases)('$what is loaded $loads times', async ({ own, heard, loads: times }) => {
  const { load, loads, own: mine } = listening()
  for (const version of own) mine.add(version)
  loads.hear(heard)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(times)
})

test.for([
  { whose: 'mine', times: 0 },
  { whose: 'theirs', times: 1 },
])('while a change of the request is being saved, its news wait; when it is $whose, $times loads follow', async ({ whose, times }) => {
  const { load, loads, own, saved } = listening()
  saved.add('a')
  loads.hear(changed(2))
  expect(load).not.toHaveBeenCalled()
  saved.delete('a')
  if (whose === 'mine') own.add(2)
  loads.look()
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(times)
})
