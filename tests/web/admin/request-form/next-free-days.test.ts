import { expect, test } from 'vitest'
import { endingInHours, isGoodDay } from '#src/web/admin/request-form/next-free-days.tsx'
import type { DayStarts } from '#src/web/admin/data/free-times/free-times.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { business } = (await sampleRevision()).content
/** A Monday and a Tuesday, open until seven. */
const DAYS = [
  { date: '2026-11-02', starts: ['16:00', '17:00'] },
  { date: '2026-11-03', starts: ['07:00', '14:00', '14:15'] },
]

test('the next free days are those on which a visit ends before closing, with the starts that do', () => {
  expect(endingInHours(DAYS, business, 300)).toEqual([{ date: '2026-11-03', starts: ['07:00', '14:00'] }])
  expect(endingInHours(DAYS, business, 120)).toEqual(DAYS)
})

test('a day without a start, as for a crew that is busy on it, is none', () => {
  const busy = { date: '2026-11-01', starts: [] }
  expect(endingInHours([busy, ...DAYS], business, 120)).toEqual(DAYS)
  expect(endingInHours([busy, ...DAYS], business, 1000)).toEqual(DAYS)
  expect(endingInHours([busy], business, 120)).toEqual([])
})

test('a visit that is longer than any day is offered all of them', () => {
  expect(endingInHours(DAYS, business, 1000)).toEqual(DAYS)
})

test('a day is worth offering where a visit ends before closing, and any with a start for a visit that fits into no day', () => {
  const [monday, tuesday] = DAYS
  const good = (minutes: number, ...days: (DayStarts | undefined)[]) => days.map(day => day && isGoodDay(day, business, minutes))
  expect(good(300, monday, tuesday)).toEqual([false, true])
  expect(good(720, monday)).toEqual([false])
  expect(good(721, monday, { date: '2026-11-04', starts: [] })).toEqual([true, false])
})
