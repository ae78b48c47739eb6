import { expect, test } from 'vitest'
import { countOf } from '#src/web/admin/data/requests/counts.ts'

test('there are as many requests as were counted of their status, or of all', () => {
  const counts = { Pending: 4, Confirmed: 3, Completed: 2, Cancelled: 1 }
  expect(['', 'Completed', 'no status', 'toString'].map(status => countOf(counts, status))).toEqual([10, 2, 10, 10])
})
