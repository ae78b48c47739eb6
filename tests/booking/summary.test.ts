import { expect, test } from 'vitest'
import { summarize } from '#src/booking/summary.ts'
import { moneyOf } from '#src/catalog/money.ts'
import type { Appointment } from '#src/contract/generated/types.ts'

type Row = Pick<Appointment, 'request_type' | 'status' | 'estimated_value' | 'actual_value'>
const row = (request_type: Row['request_type'], status: Row['status'], estimated_value: number | null, actual_value: number | null = null): Row => ({
  request_type,
  status,
  estimated_value,
  actual_value,
})

const DOLLARS = moneyOf({ currency: 'USD', locale: 'en-US' })

test('figures count by status and value', () => {
  const rows = [
    row('appointment', 'Pending', 0.1),
    row('appointment', 'Confirmed', 0.2),
    row('appointment', 'Cancelled', 1000),
    row('appointment', 'Completed', 50, 60.5),
    row('appointment', 'Completed', 40),
    row('appointment', 'Pending', null),
    row('quote', 'Pending', 500),
    row('quote', 'Completed', null, 9.5),
  ]
  expect(summarize(rows, DOLLARS)).toEqual({
    total_scheduled: 3,
    pending_appointments: 3,
    confirmed_appointments: 1,
    total_completed: 3,
    scheduled_value: 0.3,
    completed_value: 110,
  })
})

test.each([
  ['JPY', 55],
  ['KWD', 0.005],
])('values in %s add up in its own minor unit', (currency, value) => {
  const rows = [row('quote', 'Completed', null, value), row('quote', 'Completed', null, value)]
  expect(summarize(rows, moneyOf({ currency, locale: 'en-US' })).completed_value).toBe(2 * value)
})

test('no requests, no figures', () => {
  expect(Object.values(summarize([], DOLLARS))).toEqual([0, 0, 0, 0, 0, 0])
})
