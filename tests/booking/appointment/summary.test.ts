import { expect, test } from 'vitest'
import { type DayGroup, type Group, summarize, valuesByDay } from '#src/booking/appointment/summary.ts'
import { moneyOf } from '#src/catalog/words/money.ts'

/** Values in minor units. */
const group = (request_type: Group['request_type'], status: Group['status'], count: number, brought: number): Group => ({
  request_type,
  status,
  count,
  brought,
})

const DOLLARS = moneyOf({ currency: 'USD', locale: 'en-US' })

const GROUPS = [
  group('appointment', 'Pending', 2, 10),
  group('appointment', 'Confirmed', 1, 20),
  group('appointment', 'Cancelled', 1, 100_000),
  group('appointment', 'Completed', 2, 10_050),
  group('quote', 'Pending', 1, 50_000),
  group('quote', 'Confirmed', 1, 70_000),
  group('quote', 'Completed', 1, 950),
  group('quote', 'Cancelled', 1, 80_000),
]

test('figures count by status and value: quotes wait, but are not scheduled; what is completed counts what it brought', () => {
  expect(summarize(GROUPS, DOLLARS)).toEqual({
    total_scheduled: 3,
    pending_appointments: 3,
    confirmed_appointments: 2,
    total_completed: 3,
    scheduled_value: 0.3,
    completed_value: 110,
  })
})

test.each([
  ['JPY', 110, 110],
  ['KWD', 110, 0.11],
])('values in %s are in its own unit', (currency, brought, value) => {
  expect(summarize([group('quote', 'Completed', 2, brought)], moneyOf({ currency, locale: 'en-US' })).completed_value).toBe(value)
})

test('no requests, no figures', () => {
  expect(Object.values(summarize([], DOLLARS))).toEqual([0, 0, 0, 0, 0, 0])
})

test('each day counts as the summary does; days without a value are left out, and what has no day is said apart', () => {
  const on =
    (appointment_date: string | null) =>
    (each: Group): DayGroup => ({ ...each, appointment_date })
  const days = [
    ...GROUPS.map(on('2026-06-03')),
    on('2026-06-02')(group('appointment', 'Confirmed', 1, 4500)),
    on('2026-06-01')(group('appointment', 'Pending', 1, 0)),
    on('2026-06-04')(group('appointment', 'Cancelled', 1, 4500)),
    ...GROUPS.map(on(null)),
  ]
  expect(valuesByDay(days, DOLLARS)).toEqual({
    days: [
      { date: '2026-06-02', scheduled_value: 45, completed_value: 0 },
      { date: '2026-06-03', scheduled_value: 0.3, completed_value: 110 },
    ],
    undated_completed_value: 110,
  })
})
