import { expect, test } from 'vitest'
import { closureOf, timeOfValues, valuesOf, valuesOn } from '#src/web/admin/closures/closure-values.ts'

const WEEK = { first_day: '2026-06-02', last_day: '2026-06-09', from_time: null, until_time: null }
const NOON = { first_day: '2026-06-02', last_day: '2026-06-02', from_time: '12:00', until_time: '13:30' }
const STORED = { id: 'x', crews: '2', reason: 'Trade fair', at: '', by: '' } as const

test.each([WEEK, NOON])('what is changed begins as it is stored: %o', time => {
  const { from_time, until_time, ...days } = time
  const hours = from_time === null ? {} : { from_time, until_time }
  expect(closureOf(valuesOf({ ...STORED, ...time }))).toEqual({ ...days, ...hours, crews: '2', reason: 'Trade fair' })
})

test('no time is asked about or sent while a day or an hour is missing, or the end comes first', () => {
  const day = valuesOn('2026-06-02')
  const hours = { ...day, isWholeDays: false }
  const open = [valuesOn(''), { ...day, last: '2026-06-01' }, { ...hours, first: '' }, { ...hours, from: '' }, { ...hours, until: '12:00' }]
  expect(open.map(timeOfValues)).toEqual(open.map(() => null))
  expect(timeOfValues({ ...hours, last: '2026-06-09' })).toEqual({
    first_day: '2026-06-02',
    last_day: '2026-06-02',
    from_time: '12:00',
    until_time: '13:00',
    crews: 'all',
  })
})
