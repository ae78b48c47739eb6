import { expect, test } from 'vitest'
import { endingInHours, hasBeforeClosing } from '#src/web/admin/request-form/next-free-days.tsx'
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

test('later days are looked for where these have only starts that end after closing, or none, and a visit would fit into a day', () => {
  expect(hasBeforeClosing(DAYS, business, 300)).toBe(true)
  expect(hasBeforeClosing(DAYS.slice(0, 1), business, 300)).toBe(false)
  expect(hasBeforeClosing([], business, 300)).toBe(false)
  expect(hasBeforeClosing(DAYS.slice(0, 1), business, 720)).toBe(false)
  expect(hasBeforeClosing(DAYS.slice(0, 1), business, 721)).toBe(true)
})
