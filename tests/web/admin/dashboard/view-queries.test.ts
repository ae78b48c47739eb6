import { expect, test } from 'vitest'
import { EVERYTHING, NOT_CLOSED, WAITING } from '#src/web/admin/requests-list/list-query.ts'
import type { View } from '#src/web/admin/dashboard/view.ts'
import { besideOf, countedOf, requestsOf, valuesOf } from '#src/web/admin/dashboard/view-queries.ts'

const TODAY = '2026-06-02'

test.each<[View, string]>([
  [{ kind: 'list', query: EVERYTHING }, 'sort=created_at&order=desc&page=1&limit=50'],
  [
    {
      kind: 'list',
      query: { search: ' ash ', status: 'Pending', request_type: 'quote', when: '', sender: 'kh', crew: '3', sort: 'name asc', page: 2 },
    },
    'sort=name&order=asc&page=2&limit=50&search=ash&status=Pending&request_type=quote&sender=kh&crew=3',
  ],
  [{ kind: 'list', query: { ...EVERYTHING, sort: 'appointment_date asc' } }, `sort=appointment_date&order=asc&page=1&limit=50&from=${TODAY}`],
  [
    { kind: 'list', query: { ...EVERYTHING, when: 'week', sort: 'appointment_date asc' } },
    'sort=appointment_date&order=asc&page=1&limit=50&from=2026-06-01&until=2026-06-07',
  ],
  [{ kind: 'trash', search: 'ash', page: 2 }, 'sort=deleted_at&order=desc&page=2&limit=50&search=ash&deleted=true'],
  [{ kind: 'calendar', day: '2026-06-03', span: null, crew: '' }, 'from=2026-06-01&until=2026-06-07&sort=appointment_date&order=desc&limit=500'],
  [{ kind: 'calendar', day: '2026-06-03', span: 'day', crew: '' }, 'from=2026-06-01&until=2026-06-07&sort=appointment_date&order=desc&limit=500'],
  [{ kind: 'calendar', day: '2026-07-31', span: 'month', crew: '' }, 'from=2026-06-29&until=2026-08-02&sort=appointment_date&order=desc&limit=500'],
  [{ kind: 'today', day: '2026-06-03', crew: '' }, 'from=2026-06-03&until=2026-06-03&sort=appointment_date&order=desc&limit=500'],
])('for %j the API is asked for %s', (view, asked) => {
  expect(requestsOf(view, 1, TODAY)?.toString()).toBe(asked)
})

test.each<[View, string]>([
  [{ kind: 'list', query: EVERYTHING }, ''],
  [
    { kind: 'list', query: { ...EVERYTHING, search: 'ash', status: 'Pending', request_type: 'quote', sender: 'kh', page: 2 } },
    'search=ash&request_type=quote&sender=kh',
  ],
  [{ kind: 'trash', search: 'ash', page: 2 }, 'search=ash&deleted=true'],
  [{ kind: 'calendar', day: '2026-06-03', span: null, crew: '' }, 'from=2026-06-01&until=2026-06-07'],
])('for %j are counted %s, whatever their status, order and page', (view, counted) => {
  expect(countedOf(requestsOf(view, 1, TODAY) ?? new URLSearchParams()).toString()).toBe(counted)
})

test('values are asked for all days of the periods that are shown, and in no other view', () => {
  expect(valuesOf({ kind: 'value', by: 'month', day: '2026-06-02' }, 1, TODAY)?.toString()).toBe('from=2025-11-01&until=2026-10-31')
  expect(valuesOf({ kind: 'today', day: '2026-12-31', crew: '' }, 1, TODAY)?.toString()).toBe('from=2026-05-25&until=2026-06-07')
  expect(valuesOf({ kind: 'list', query: EVERYTHING }, 1, TODAY)).toBeNull()
})

test('beside a day, the five requests are asked for that have waited longest; in no other view', () => {
  expect(besideOf(WAITING, { kind: 'today', day: '2026-06-03', crew: '' }, 1, TODAY)?.toString()).toBe(
    'sort=created_at&order=asc&page=1&limit=5&status=Waiting',
  )
  expect(besideOf(WAITING, { kind: 'list', query: EVERYTHING }, 1, TODAY)).toBeNull()
})

test('beside a day, the five latest visits of days before today are asked for that are still confirmed; in no other view', () => {
  expect(besideOf(NOT_CLOSED, { kind: 'today', day: '2026-06-03', crew: '' }, 1, TODAY)?.toString()).toBe(
    'sort=appointment_date&order=desc&page=1&limit=5&status=Confirmed&until=2026-06-01',
  )
  expect(besideOf(NOT_CLOSED, { kind: 'list', query: EVERYTHING }, 1, TODAY)).toBeNull()
})
