import { constants } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { JobProcess } from '#src/threads/job-process.ts'
import type { Death } from '#tests/support/threads/dying-worker.ts'

const SUPPORT = new URL('../support/threads/job-process.ts', import.meta.url).href

const processOf = (seconds?: number) => new JobProcess<Death, string>('dying-worker', SUPPORT, seconds)

test.for<[Death['kind'] & ('failure' | 'crash' | 'time'), boolean, string]>([
  ['failure', false, 'it is torn'],
  ['crash', true, 'its process ended'],
  ['time', true, 'took longer than 2 s'],
])('a job that fails (%s) ends alone: it is told what is wrong, and the next job is done', async ([kind, mayPass, message]) => {
  const jobs = processOf(kind === 'time' ? 2 : undefined)
  await expect(jobs.run({ kind })).rejects.toMatchObject({ name: 'JobError', message, mayPass })
  expect(await jobs.run({ kind: 'word', word: 'still here' })).toBe('still here')
})

test('jobs are done one at a time, those that somebody waits for first', async () => {
  const jobs = processOf()
  const done: string[] = []
  const tell = (word: string) => done.push(word)
  const running = jobs.run({ kind: 'word', word: 'running' }).then(tell)
  const later = ['later', 'last'].map(word => jobs.runLater({ kind: 'word', word }).then(tell))
  const first = jobs.run({ kind: 'word', word: 'awaited' }).then(tell)
  await Promise.all([running, first, ...later])
  expect(done).toEqual(['running', 'awaited', 'later', 'last'])
})

test('a process has the lowest priority, and no secret of its environment', async () => {
  process.env['SECRET'] = 'the token'
  onTestFinished(() => void delete process.env['SECRET'])
  const jobs = processOf()
  expect(await jobs.run({ kind: 'environment' })).toBe('none')
  expect(await jobs.run({ kind: 'priority' })).toBe(String(constants.priority.PRIORITY_LOW))
})
