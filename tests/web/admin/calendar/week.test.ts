import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import { weekOf, weekStartOf } from '#src/web/admin/calendar/week.ts'

test.each([
  ['en-US', 7, '2026-05-31'],
  ['de-DE', 1, '2026-06-01'],
  ['ar-EG', 6, '2026-05-30'],
])('in %s a week begins on weekday %s', (locale, weekStart, first) => {
  expect(weekStartOf(locale)).toBe(weekStart)
  const week = weekOf('2026-06-02', weekStartOf(locale))
  expect([week.length, week[0], week.includes('2026-06-02')]).toEqual([7, first, true])
})

test.prop([fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(1, 2, 3, 4, 5, 6, 7)])(
  'each of the seven days of a week is in the same week, also when the clocks change',
  (days, weekStart) => {
    const week = weekOf(addDays('2000-01-01', days), weekStart)
    expect(new Set(week).size).toBe(7)
    for (const day of week) expect(weekOf(day, weekStart)).toEqual(week)
  },
)
