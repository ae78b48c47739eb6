import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { JobThread } from '#src/threads/job-thread.ts'
import type { Greed } from '#tests/support/threads/greedy-worker.ts'

const SUPPORT = new URL('../support/threads/job-thread.ts', import.meta.url).href

/** Threads with less than the site gives, so that too much is soon reached. */
function greedyThread({ seconds = 60 } = {}) {
  return new JobThread<Greed, string>('greedy-worker', SUPPORT, { megabytes: 64, seconds })
}

test.for<[Greed['kind'] & ('time' | 'memory' | 'exit' | 'depth' | 'range'), boolean, string]>([
  ['time', true, 'takes longer than 3 s to check: let it have fewer prices and rules'],
  ['memory', true, 'takes more than 64 MB to check: let it have fewer prices and rules'],
  ['exit', true, 'could not be checked: its thread ended (exit code 0)'],
  ['depth', false, 'is nested too deeply'],
  ['range', false, 'could not be checked: RangeError: Invalid time zone specified: Nowhere'],
])('a job that fails (%s) ends alone: it is told what is wrong, and the next job is done', async ([kind, mayPass, message]) => {
  // On a busy machine, to take too much memory takes its time.
  const thread = greedyThread(kind === 'time' ? { seconds: 3 } : {})
  await expect(thread.run({ kind })).rejects.toMatchObject({ name: 'JobError', message, mayPass })
  expect(await thread.run({ kind: 'word', word: 'still here' })).toBe('still here')
})

test('a thread that dies while it waits takes none of its time from the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const thread = greedyThread({ seconds: 3 })
  const latch = (isOpen: boolean) => new Int32Array(new SharedArrayBuffer(4)).fill(Number(isOpen))
  const started = async () => ((await once(process, 'worker')) as [Worker])[0]
  const later = latch(false)
  const waits = thread.run({ kind: 'thread', once: later })
  await started()
  const [dies] = await Promise.all([started(), thread.run({ kind: 'thread', once: latch(true) })])
  vi.advanceTimersByTime(30_000)
  await dies.terminate()
  Atomics.store(later, 0, 1)
  Atomics.notify(later, 0)
  const next = await waits
  vi.advanceTimersByTime(30_000)
  expect(await thread.run({ kind: 'thread', once: latch(true) })).toBe(next)
})

test('whoever gives a job up gets their own reason, and the next job is done', async () => {
  const thread = greedyThread()
  const control = new AbortController()
  const running = thread.run({ kind: 'time' }, control.signal)
  control.abort(new Error('no longer wanted'))
  await expect(running).rejects.toThrow('no longer wanted')
  expect(await thread.run({ kind: 'word', word: 'still here' })).toBe('still here')
})

test('a thread whose files were built after the server started does nothing, and says why', async () => {
  const worker = new Worker(new URL('greedy-worker.ts', SUPPORT), { workerData: 'another build' })
  await expect(once(worker, 'message')).rejects.toThrow('the server was built anew since it started: start it again')
})

test('where a sandbox forbids priorities, jobs are done all the same', async () => {
  const thread = new JobThread<Greed, string>('forbidden-priority-worker', SUPPORT)
  expect(await thread.run({ kind: 'word', word: 'done' })).toBe('done')
})

test.runIf(process.platform === 'linux')('jobs go behind whoever answers visitors, whose priority stays', async () => {
  const before = getPriority()
  const priority = await greedyThread().run({ kind: 'priority' })
  expect(Number(priority)).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL))
  expect(getPriority()).toBe(before)
})
