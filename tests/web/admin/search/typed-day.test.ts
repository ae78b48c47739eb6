import { expect, test } from 'vitest'
import { typedDay } from '#src/web/admin/search/typed-day.ts'

/** A Tuesday. */
const TODAY = '2026-06-02'

test.each([
  ['2026-06-02', 'en-US', '2026-06-02'],
  [' Today ', 'en-US', TODAY],
  ['tomorrow', 'en-US', '2026-06-03'],
  ['yesterday', 'en-US', '2026-06-01'],
  ['tue', 'en-US', TODAY],
  ['Monday', 'en-US', '2026-06-08'],
  ['jun 5', 'en-US', '2026-06-05'],
  ['5 June', 'en-US', '2026-06-05'],
  ['June 5, 2025', 'en-US', '2025-06-05'],
  ['dec 30', 'en-US', '2025-12-30'],
  ['nov 1', 'en-US', '2026-11-01'],
  ['6/5', 'en-US', '2026-06-05'],
  ['6/5/2027', 'en-US', '2027-06-05'],
  ['5.6.', 'de-DE', '2026-06-05'],
  ['5. Juni', 'de-DE', '2026-06-05'],
  ['feb 30', 'en-US', null],
  ['13/13', 'en-US', null],
  ['may', 'en-US', null],
  ['mo', 'en-US', null],
  ['june ash', 'en-US', null],
  ['208-555-0100', 'en-US', null],
  ['', 'en-US', null],
])('%j, typed in %s, means %s', (text, locale, day) => {
  expect(typedDay(text, TODAY, locale)).toBe(day)
})

test('without a year the nearest day is meant, over the turn of the year too', () => {
  expect(typedDay('dec 30', '2027-01-05', 'en-US')).toBe('2026-12-30')
  expect(typedDay('jan 2', '2026-12-30', 'en-US')).toBe('2027-01-02')
})
