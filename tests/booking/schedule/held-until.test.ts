import { expect, test } from 'vitest'
import { heldUntil } from '#src/booking/schedule/held-until.ts'

/** A Monday, nine o'clock in the morning where the sample business is. */
const NOW = new Date('2026-06-01T15:00:00Z')

const held = { timeZone: 'America/Boise', unconfirmedHolds: { hours: 48 } }

test.each([
  ['2026-07-01', '09:00', '2026-06-03T15:00:00.000Z'],
  ['2026-06-05', '09:00', '2026-06-03T15:00:00.000Z'],
  ['2026-06-03', '09:30', '2026-06-02T15:15:00.000Z'],
  ['2026-06-03', '08:30', '2026-06-02T14:45:00.000Z'],
  ['2026-06-02', '17:00', '2026-06-02T07:00:00.000Z'],
  ['2026-06-01', '12:00', '2026-06-01T16:30:00.000Z'],
  ['2026-06-01', '10:30', '2026-06-01T16:00:00.000Z'],
  ['2026-06-01', '09:00', '2026-06-01T16:00:00.000Z'],
])('of new senders, a visit on %s at %s is held until %s: halfway to its start, for the hours at most and an hour at least', (date, time, until) => {
  expect(heldUntil(held, { date, time }, NOW)?.toISOString() ?? null).toBe(until)
})

test('a quote holds nothing, and where content sets no hours nothing expires', () => {
  expect(heldUntil(held, { date: null, time: null }, NOW)).toBe(null)
  expect(heldUntil({ timeZone: held.timeZone }, { date: '2026-07-01', time: '09:00' }, NOW)).toBe(null)
})
