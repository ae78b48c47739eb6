import { expect, test } from 'vitest'
import { withoutHeld } from '#src/web/admin/dashboard/without-held.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const listOf = (ids: string) => ({ appointments: ids.split('').map(id => ({ ...STORED, id })) })
const shownOf = (ids: string, before: string) =>
  withoutHeld(listOf(ids), new Set(before))
    .appointments.map(({ id }) => id)
    .join('')

test.for([
  { what: 'what is new pushes nothing that is shown', list: 'xabc', before: 'abc', shown: 'abc' },
  { what: 'nor in the middle', list: 'axbyc', before: 'abc', shown: 'abc' },
  { what: 'what comes after all of that is shown', list: 'axbcy', before: 'abc', shown: 'abcy' },
  { what: 'and so is what an empty list gets', list: 'xy', before: '', shown: 'xy' },
  { what: 'what was shown stays', list: 'xabc', before: 'xabc', shown: 'xabc' },
  { what: 'what has left is no longer there', list: 'xac', before: 'abc', shown: 'ac' },
])('$what: $list after $before', ({ list, before, shown }) => {
  expect(shownOf(list, before)).toBe(shown)
})
