import { expect, test } from 'vitest'
import { addDays, isCalendarDay } from '#src/catalog/days.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

test('of all that looks like a day, the days are those that follow one another', () => {
  const following = new Set<string>()
  for (let day = '2000-01-01'; following.size < 36_525; day = addDays(day, 1)) following.add(day)
  for (const year of [2000, 2001, 2023, 2024, 2096, 2099])
    for (let month = 0; month <= 13; month++)
      for (let date = 0; date <= 32; date++) {
        const text = `${year}-${twoDigits(month)}-${twoDigits(date)}`
        expect(isCalendarDay(text), text).toBe(following.has(text))
      }
})

test.each(['', 'today', '2026-1-1', '1999-12-31', '2100-01-01', ' 2026-01-01', '2026-01-01T00:00:00Z', '+02026-01-01'])('%j is no day', text => {
  expect(isCalendarDay(text)).toBe(false)
})
