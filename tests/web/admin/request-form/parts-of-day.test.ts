import { expect, test } from 'vitest'
import { partsOfDay } from '#src/web/admin/request-form/parts-of-day.ts'

/** Later than this, a visit would end after closing. */
const LAST = '19:00'

test.each<[string, string[], [string, string[]][]]>([
  [
    'noon is in the afternoon',
    ['11:30', '12:00'],
    [
      ['Morning', ['11:30']],
      ['Afternoon', ['12:00']],
    ],
  ],
  [
    'six o’clock is in the evening',
    ['17:30', '18:00', '18:45'],
    [
      ['Afternoon', ['17:30']],
      ['Evening', ['18:00', '18:45']],
    ],
  ],
  [
    'what would end after closing stands apart',
    ['11:30', '19:00', '19:15', '23:45'],
    [
      ['Morning', ['11:30']],
      ['Evening', ['19:00']],
      ['Ends after closing', ['19:15', '23:45']],
    ],
  ],
  ['midnight is in the morning', ['00:00'], [['Morning', ['00:00']]]],
  ['a day without starts has no parts', [], []],
])('%s', (_, starts, parts) => {
  expect(partsOfDay(starts, start => start > LAST).map(({ title, starts: own }) => [title, own])).toEqual(parts)
})
