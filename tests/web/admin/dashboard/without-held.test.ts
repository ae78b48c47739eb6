import { expect, test } from 'vitest'
import { withoutHeld } from '#src/web/admin/dashboard/without-held.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const listOf = (ids: string) => ({ appointments: ids.split('').map(id => ({ ...STORED, id })) })
const shownOf = (ids: string, before: string, arrived: string) =>
  withoutHeld(listOf(ids), new Set(before), arrived.split(''))
    .appointments.map(({ id }) => id)
    .join('')

test.for([
  { what: 'what has just arrived pushes nothing that is shown', list: 'xabc', before: 'abc', arrived: 'x', shown: 'abc' },
  { what: 'nor in the middle', list: 'axbyc', before: 'abc', arrived: 'xy', shown: 'abc' },
  { what: 'what comes after all of that is shown', list: 'axbcy', before: 'abc', arrived: 'xy', shown: 'abcy' },
  { what: 'and so is what an empty list gets', list: 'xy', before: '', arrived: 'xy', shown: 'xy' },
  { what: 'what was shown stays', list: 'xabc', before: 'xabc', arrived: 'x', shown: 'xabc' },
  { what: 'what a colleague entered did not arrive', list: 'yabc', before: 'abc', arrived: 'x', shown: 'yabc' },
])('$what: $list after $before', ({ list, before, arrived, shown }) => {
  expect(shownOf(list, before, arrived)).toBe(shown)
})
