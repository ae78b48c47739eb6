import { expect, test } from 'vitest'
import { dayFrom, dayPattern, dayText } from '#src/studio-model/numbers/day-text.ts'

test.each([
  ['12/1/2026', 'en-US', '2026-12-01'],
  ['12-1-26', 'en-US', '2026-12-01'],
  [' 2026-12-01 ', 'en-US', '2026-12-01'],
  ['2026/12/1', 'en-US', '2026-12-01'],
  ['1/12/2026', 'en-GB', '2026-12-01'],
  ['1.12.2026', 'de-DE', '2026-12-01'],
  ['2/30/2026', 'en-US', '2/30/2026'],
  ['12/1', 'en-US', '12/1'],
  ['tomorrow', 'en-US', 'tomorrow'],
  ['', 'en-US', undefined],
])('%j, typed where %s is spoken, is %s', (typed, locale, day) => {
  expect(dayFrom(typed, locale)).toBe(day)
})

test('a day is shown as it is typed, and what is no day as it stands there', () => {
  expect(dayText('2026-12-01', 'en-US')).toBe('12/1/2026')
  expect(dayFrom(dayText('2026-12-01', 'en-GB'), 'en-GB')).toBe('2026-12-01')
  expect(dayText('2026-02-30', 'en-US')).toBe('2026-02-30')
  expect(dayText(undefined, 'en-US')).toBe('')
})

test('an empty field says how a day is typed, and looks like none', () => {
  expect(['en-US', 'en-GB', 'de-DE', 'en-CA'].map(dayPattern)).toEqual(['mm/dd/yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy', 'yyyy-mm-dd'])
})
