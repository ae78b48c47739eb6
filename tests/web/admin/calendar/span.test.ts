import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import { daysOf, movedBySpan, type Span } from '#src/web/admin/calendar/span.ts'
import type { WeekStart } from '#src/web/admin/calendar/week.ts'

test.each<[string, Span | null, WeekStart, string, string, number]>([
  ['2026-06-03', null, 1, '2026-06-01', '2026-06-07', 7],
  ['2026-06-03', 'day', 7, '2026-05-31', '2026-06-06', 7],
  ['2026-06-03', 'month', 1, '2026-06-01', '2026-07-05', 35],
  ['2026-06-03', 'month', 7, '2026-05-31', '2026-07-04', 35],
  ['2026-08-31', 'month', 1, '2026-07-27', '2026-09-06', 42],
  ['2027-02-28', 'month', 1, '2027-02-01', '2027-02-28', 28],
])('around %s the span %s, in weeks from day %i on, is from %s to %s', (day, span, weekStart, first, last, count) => {
  const days = daysOf(day, span, weekStart)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
})

test.each<[string, Span, number, string]>([
  ['2026-03-08', 'day', -1, '2026-03-07'],
  ['2026-12-31', 'week', 1, '2027-01-07'],
  ['2026-01-31', 'month', 1, '2026-02-01'],
  ['2026-01-31', 'month', -1, '2025-12-01'],
])('from %s by %s and %i one comes to %s', (day, span, count, expected) => {
  expect(movedBySpan(day, span, count)).toBe(expected)
})

test.prop([fc.integer({ min: 0, max: 30_000 }), fc.constantFrom<WeekStart>(1, 6, 7)])(
  'a month is whole weeks without a gap, with all of its own days',
  (ahead, weekStart) => {
    const day = addDays('2000-01-01', ahead)
    const days = daysOf(day, 'month', weekStart)
    expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
    const own = days.filter(each => each.slice(0, 7) === day.slice(0, 7))
    expect(own).toHaveLength(new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0).getDate())
  },
)
