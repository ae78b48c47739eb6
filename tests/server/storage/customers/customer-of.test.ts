import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { CustomerRow } from '#src/server/storage/customers/customer-groups.ts'
import { customerOf } from '#src/server/storage/customers/customer-of.ts'

const USD = moneyOf({ currency: 'USD', locale: 'en-US' })
const TODAY = '2026-06-10'

const ROW: CustomerRow = {
  id: 'a',
  name: 'Ann',
  email: '',
  phone: '',
  email_key: null,
  phone_key: null,
  request_type: 'appointment',
  appointment_date: '2026-06-01',
  status: 'Completed',
  estimated_value: 100.1,
  actual_value: null,
  created_at: '2026-05-01T00:00:00.000Z',
}

test.each<[string, Partial<CustomerRow>[], object]>([
  ['what is completed counts by its actual value', [{ actual_value: 80.2 }], { value: 80.2, visits: 1, last_visit: '2026-06-01', next_visit: null }],
  ['without one by its estimate', [{}, { id: 'b' }, { id: 'c' }], { value: 300.3, visits: 3 }],
  [
    'a confirmed visit counts, a confirmed quote does not',
    [{ status: 'Confirmed' }, { status: 'Confirmed', request_type: 'quote' }],
    { value: 100.1 },
  ],
  ['what is only asked for, or cancelled, is worth nothing', [{ status: 'Pending' }, { status: 'Cancelled' }], { value: 0, visits: 1 }],
  [
    'what was done stands apart from what is booked; a completed request without a day brought something too',
    [
      { actual_value: 80.2 },
      { id: 'b', appointment_date: null },
      { id: 'c', status: 'Confirmed', appointment_date: '2026-06-20' },
      { id: 'd', status: 'Pending' },
    ],
    { completed: 2, completed_value: 180.3, open_visits: 2, visits: 3, value: 280.4 },
  ],
  ['a value of nothing is nothing', [{ actual_value: 0 }], { value: 0 }],
  ['a cancelled visit is none', [{ status: 'Cancelled', appointment_date: '2026-06-20' }], { visits: 0, last_visit: null, next_visit: null }],
  ["today's visit is to come until it is completed", [{ status: 'Confirmed', appointment_date: TODAY }], { last_visit: null, next_visit: TODAY }],
  ["today's visit that is completed was the last", [{ appointment_date: TODAY }], { last_visit: TODAY, next_visit: null }],
  [
    'of several visits to come the first is next',
    [
      { status: 'Confirmed', appointment_date: '2026-07-02' },
      { status: 'Pending', appointment_date: '2026-06-30' },
    ],
    { next_visit: '2026-06-30' },
  ],
  [
    'contact data is the newest that was given',
    [
      { id: 'new', name: 'Ann Ash', created_at: '2026-06-01T00:00:00.000Z' },
      { id: 'old', name: 'A.', email: 'ann@example.com' },
    ],
    { id: 'old', name: 'Ann Ash', email: 'ann@example.com' },
  ],
  [
    'who shares a number is named beside the name, each once however it is written, the newest first',
    [
      { id: 'd', name: 'Bo Ash', created_at: '2026-06-04T00:00:00.000Z' },
      { id: 'c', name: ' ann ash', created_at: '2026-06-03T00:00:00.000Z' },
      { id: 'b', name: 'Cy', created_at: '2026-06-02T00:00:00.000Z' },
      { id: 'a', name: 'Ann Ash', created_at: '2026-06-01T00:00:00.000Z' },
      { id: 'e', name: 'bo ash', created_at: '2026-05-01T00:00:00.000Z' },
    ],
    { name: 'Bo Ash', other_names: ['Ann Ash', 'Cy'] },
  ],
  ['one name has no other', [{}, { id: 'b' }], { other_names: [] }],
])('%s', (_, rows, expected) => {
  expect(
    customerOf(
      rows.map(row => ({ ...ROW, ...row })),
      TODAY,
      USD,
    ),
  ).toMatchObject(expected)
})
