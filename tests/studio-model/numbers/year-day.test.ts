import { expect, test } from 'vitest'
import { MONTHS, yearDay, yearDayParts } from '#src/studio-model/numbers/year-day.ts'

test('every day of a leap year is written and read back', () => {
  const days = MONTHS.flatMap(({ id, days: count }) =>
    Array.from({ length: count }, (_, day) => ({ month: id, day: String(day + 1).padStart(2, '0') })),
  )
  expect(days.length).toBe(366)
  for (const day of days) expect(yearDayParts(yearDay(day))).toEqual(day)
})

test.each([
  ['a month alone begins it', { month: '02', day: '' }, '02-01'],
  ['a day that the month lacks becomes its last', { month: '02', day: '31' }, '02-29'],
  ['without a month there is none', { month: '', day: '05' }, undefined],
])('%s', (_, parts, expected) => {
  expect(yearDay(parts)).toBe(expected)
})

test('what is no such day is shown as nothing chosen', () => {
  expect(yearDayParts('soon')).toEqual({ month: '', day: '' })
})
