import { expect, test, vi } from 'vitest'
import { RateLimit } from '#src/server/rate-limit.ts'
import { NOW } from '#tests/support/test-server.ts'

const MINUTE_MS = 60_000

test('of ever more askers, each is looked at a few times, not once for everybody who follows', () => {
  const limit = new RateLimit(1, MINUTE_MS, () => NOW)
  const looks = vi.spyOn(Map.prototype, Symbol.iterator)
  for (let asker = 0; asker < 50_000; asker++) limit.count(String(asker))
  const times = looks.mock.calls.length
  looks.mockRestore()
  expect(times).toBeLessThan(10)
  expect([limit.wait('0'), limit.wait('49999'), limit.wait('50000')]).toEqual([60, 60, null])
})

test('askers whose time is over are forgotten, and only they', () => {
  const time = { now: NOW }
  const limit = new RateLimit(1, MINUTE_MS, () => time.now)
  const forgotten = vi.spyOn(Map.prototype, 'delete')
  for (let asker = 0; asker < 10_000; asker++) limit.count(String(asker))
  time.now = new Date(NOW.getTime() + MINUTE_MS)
  limit.count('later')
  const times = forgotten.mock.calls.length
  forgotten.mockRestore()
  expect(times).toBe(10_000)
  expect(limit.wait('later')).toBe(60)
})

test('where nothing is limited, nobody is remembered', () => {
  const limit = new RateLimit(0, MINUTE_MS, () => NOW)
  const kept = vi.spyOn(Map.prototype, 'set')
  limit.count('somebody')
  const times = kept.mock.calls.length
  kept.mockRestore()
  expect([times, limit.wait('somebody')]).toEqual([0, null])
})
