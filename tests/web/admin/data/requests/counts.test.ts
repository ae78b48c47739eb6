import { expect, test } from 'vitest'
import { countOf } from '#src/web/admin/data/requests/counts.ts'

test('there are as many requests as were counted of their status, or of all', () => {
  const counts = { Pending: 4, Confirmed: 3, Completed: 2, Cancelled: 1, Open: 7, Waiting: 3, 'Price sent': 1 }
  expect(['', 'Completed', 'Price sent', 'no status', 'toString'].map(status => countOf(counts, status))).toEqual([10, 2, 1, 10, 10])
})
