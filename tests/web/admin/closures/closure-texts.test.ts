import { expect, test } from 'vitest'
import { blockedOnDay, closedTimeText, closureTitle } from '#src/web/admin/closures/closure-texts.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'

const dates = dateTextsOf({ locale: 'en-US', timeZone: 'America/Boise' })
const WEEK = { first_day: '2026-06-02', last_day: '2026-06-09', from_time: null, until_time: null }
const NOON = { first_day: '2026-06-02', last_day: '2026-06-02', from_time: '12:00', until_time: '13:30' }

test('a closure says when it is, for whom and why', () => {
  expect([WEEK, { ...WEEK, last_day: WEEK.first_day }, NOON].map(time => closedTimeText(time, dates).replaceAll(/\s/g, ' '))).toEqual([
    'Jun 2 – 9, 2026',
    'Tue, Jun 2, 2026',
    'Tue, Jun 2, 2026, 12:00 PM – 1:30 PM',
  ])
  const titles = [
    { crews: 'one', reason: 'Trade fair' },
    { crews: '2', reason: '' },
    { crews: 'all', reason: '' },
  ].map(closureTitle)
  expect(titles).toEqual(['Trade fair (one crew)', 'Blocked (Crew 2)', 'Blocked'])
})

test('on a day, a closure says what it takes of it, for whom and why', () => {
  const said = [blockedOnDay({ ...WEEK, crews: 'all', reason: 'Trade fair' }, dates), blockedOnDay({ ...NOON, crews: '1', reason: '' }, dates)]
  expect(said.map(text => text.replaceAll(/\s/g, ' '))).toEqual(['Blocked: Trade fair', 'Blocked 12:00 PM – 1:30 PM (Crew 1)'])
})
