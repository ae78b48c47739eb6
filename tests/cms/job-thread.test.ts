import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { JobError, JobThread } from '#src/cms/job-thread.ts'
import type { Greed } from '#tests/support/greedy-worker.ts'

const PATIENCE = { timeout: 20_000 }
const SUPPORT = new URL('../support/job-thread.ts', import.meta.url).href

/** Threads with less than the site gives, so that too much is soon reached. */
function greedyThread() {
  return new JobThread<Greed, string>('greedy-worker', SUPPORT, { megabytes: 64, seconds: 3 })
}

test.for<[Greed['kind'] & ('time' | 'memory' | 'depth'), string]>([
  ['time', 'takes longer than 3 s to check: let it have fewer prices and rules'],
  ['memory', 'takes more than 64 MB to check: let it have fewer prices and rules'],
  ['depth', 'is nested too deeply'],
])('a job that takes too much %s ends alone: it is told what is wrong, and the next job is done', PATIENCE, async ([kind, message]) => {
  const thread = greedyThread()
  await expect(thread.run({ kind })).rejects.toThrow(new JobError(message))
  expect(await thread.run({ kind: 'word', word: 'still here' })).toBe('still here')
})

test('whoever gives a job up gets their own reason, and the next job is done', PATIENCE, async () => {
  const thread = greedyThread()
  const control = new AbortController()
  const running = thread.run({ kind: 'time' }, control.signal)
  control.abort(new Error('no longer wanted'))
  await expect(running).rejects.toThrow('no longer wanted')
  expect(await thread.run({ kind: 'word', word: 'still here' })).toBe('still here')
})

test('a thread whose files were built after the server started does nothing, and says why', PATIENCE, async () => {
  const worker = new Worker(new URL('greedy-worker.ts', SUPPORT), { workerData: 'another build' })
  await expect(once(worker, 'message')).rejects.toThrow('the server was built anew since it started: start it again')
})

test('where a sandbox forbids priorities, jobs are done all the same', PATIENCE, async () => {
  const thread = new JobThread<Greed, string>('forbidden-priority-worker', SUPPORT)
  expect(await thread.run({ kind: 'word', word: 'done' })).toBe('done')
})

test.runIf(process.platform === 'linux')('jobs go behind whoever answers visitors, whose priority stays', PATIENCE, async () => {
  const before = getPriority()
  const priority = await greedyThread().run({ kind: 'priority' })
  expect(Number(priority)).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL))
  expect(getPriority()).toBe(before)
})
