import { expect, test } from 'vitest'
import { shortMinutes, waitText } from '#src/web/admin/texts/short-durations.ts'

test.each([
  [15, '15 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [90, '1 h 30'],
  [600, '10 h'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(shortMinutes(minutes)).toBe(text)
})

const NOW = Date.parse('2026-06-10T12:00:00.000Z')

test.each([
  ['2026-06-10T12:00:30.000Z', '0 min'],
  ['2026-06-10T11:00:01.000Z', '59 min'],
  ['2026-06-10T11:00:00.000Z', '1 h'],
  ['2026-06-08T12:00:01.000Z', '47 h'],
  ['2026-06-08T12:00:00.000Z', '2 days'],
  ['2026-06-01T00:00:00.000Z', '9 days'],
])('what has waited since %s waits "%s"', (since, text) => {
  expect(waitText(since, NOW)).toBe(text)
})
