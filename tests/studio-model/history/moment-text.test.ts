import { expect, test } from 'vitest'
import { momentText } from '#src/studio-model/history/moment-text.ts'

test('a moment is said in the time zone of the business where others are told it, too', () => {
  const until = '2026-12-07T18:39:00Z'
  expect(momentText(until, 'en-US', 'America/Chicago').replaceAll(/\s/g, ' ')).toBe('Dec 7, 2026, 12:39 PM')
  expect(momentText(until, 'en-US', 'Asia/Tokyo').replaceAll(/\s/g, ' ')).toBe('Dec 8, 2026, 3:39 AM')
})
