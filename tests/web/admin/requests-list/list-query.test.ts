import { expect, test } from 'vitest'
import { EVERYTHING, isUnfiltered } from '#src/web/admin/requests-list/list-query.ts'

test.each([
  [{ search: 'ash' }, false],
  [{ status: 'Pending' }, false],
  [{ request_type: 'quote' }, false],
  [{ sender: 'kh' }, false],
  [{ crew: '2' }, false],
  [{ when: 'week' as const }, false],
  [{ sort: 'name asc', page: 2 }, true],
  [{ sort: 'appointment_date asc' }, false],
])('with %j everything is shown: %s', (part, expected) => {
  expect(isUnfiltered({ ...EVERYTHING, ...part })).toBe(expected)
})
