import { expect, test } from 'vitest'
import { isCalendarDay, LAST_DAY } from '#src/catalog/days.ts'
import { decode } from '#src/contract/decode.ts'
import { validateSlotsQuery } from '#src/contract/generated/api-validators.js'

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  [LAST_DAY, true],
  ['2100-01-01', false],
  ['3000-01-01', false],
  ['9999-12-31', false],
])('%s can be named, in the code as in the schemas: %s', (day, isDay) => {
  expect(isCalendarDay(day)).toBe(isDay)
  expect(decode(validateSlotsQuery, { date: day, duration: '60' }).ok).toBe(isDay)
})
