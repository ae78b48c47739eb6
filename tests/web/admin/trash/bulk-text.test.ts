import { expect, test } from 'vitest'
import { bulkText } from '#src/web/admin/trash/bulk-text.ts'

const JOB = { id: '1', deleted_at: '', started_at: '', total: 100_000, done: 4300, taken: 0, finished: false }

test.each([
  [{ ...JOB, kind: 'clear' }, 'Moving to the trash: 4,300 of 100,000. This goes on by itself.'],
  [{ ...JOB, kind: 'clear', total: null, done: 0 }, 'Moving to the trash: 0. This goes on by itself.'],
  [{ ...JOB, kind: 'clear', done: 100_000, finished: true }, 'Moved to the trash: 100,000.'],
  [
    { ...JOB, kind: 'restore', done: 100_000, taken: 2000, finished: true },
    'Back from the trash: 98,000. 2,000 stay in the trash, since their time is taken by now.',
  ],
  [{ ...JOB, kind: 'restore', done: 3, taken: 1, finished: true }, 'Back from the trash: 2. 1 stays in the trash, since its time is taken by now.'],
] as const)('work is told in words: %j', (job, text) => {
  expect(bulkText(job, 'en-US')).toBe(text)
})
