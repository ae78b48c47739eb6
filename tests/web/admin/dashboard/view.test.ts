import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { EVERYTHING, isUnfiltered } from '#src/web/admin/requests-list/list-query.ts'
import { countedOf, hashOf, openIdOf, readView, requestsOf, valuesOf, type View, withOpen } from '#src/web/admin/dashboard/view.ts'

const TODAY = '2026-06-02'

test.each<[string, View]>([
  ['#/admin', { kind: 'list', query: EVERYTHING }],
  ['#/admin/nowhere?page=2', { kind: 'list', query: { ...EVERYTHING, page: 2 } }],
  ['#/admin?search=ash&status=Pending&page=3', { kind: 'list', query: { ...EVERYTHING, search: 'ash', status: 'Pending', page: 3 } }],
  ['#/admin?page=-1', { kind: 'list', query: EVERYTHING }],
  ['#/admin?page=1.5', { kind: 'list', query: EVERYTHING }],
  ['#/admin/trash', { kind: 'trash', search: '', page: 1 }],
  ['#/admin/trash?search=ash&status=Pending&page=2', { kind: 'trash', search: 'ash', page: 2 }],
  ['#/admin/calendar', { kind: 'calendar', day: TODAY }],
  ['#/admin/calendar?day=2026-12-31', { kind: 'calendar', day: '2026-12-31' }],
  ['#/admin/calendar?day=2026-02-30', { kind: 'calendar', day: TODAY }],
  ['#/admin/calendar?day=9999-12-31', { kind: 'calendar', day: TODAY }],
  ['#/admin/value', { kind: 'value', by: 'week', day: TODAY }],
  ['#/admin/value?by=month&day=2026-12-31', { kind: 'value', by: 'month', day: '2026-12-31' }],
  ['#/admin/value?by=century', { kind: 'value', by: 'week', day: TODAY }],
])('the address %s shows what it says, and what is usual for the rest', (hash, view) => {
  expect(readView(hash, TODAY)).toEqual(view)
})

const page = fc.integer({ min: 1, max: 1000 })
const views: fc.Arbitrary<View> = fc.oneof(
  fc.record({
    kind: fc.constant('list' as const),
    query: fc.record({
      search: fc.string(),
      status: fc.constantFrom('', 'Pending', 'Cancelled'),
      request_type: fc.constantFrom('', 'quote'),
      sender: fc.constantFrom('', 'keyed-hash_1'),
      sort: fc.constantFrom('created_at desc', 'name asc'),
      page,
    }),
  }),
  fc.record({ kind: fc.constant('trash' as const), search: fc.string(), page }),
  fc.record({
    kind: fc.constant('value' as const),
    by: fc.constantFrom('week' as const, 'month' as const),
    day: fc.constantFrom('2026-01-01', '2026-12-31'),
  }),
  fc.record({ kind: fc.constant('calendar' as const), day: fc.constantFrom('2026-01-01', '2026-12-31') }),
)

test.prop([views])('every view is found again by its address', view => {
  expect(readView(hashOf(view), TODAY)).toEqual(view)
})

test('what is usual is not said in the address', () => {
  expect(hashOf({ kind: 'list', query: EVERYTHING })).toBe('#/admin')
  expect(hashOf({ kind: 'trash', search: '', page: 1 })).toBe('#/admin/trash')
})

test.each([
  [{ search: 'ash' }, false],
  [{ status: 'Pending' }, false],
  [{ request_type: 'quote' }, false],
  [{ sender: 'kh' }, false],
  [{ sort: 'name asc', page: 2 }, true],
  [{ sort: 'appointment_date asc' }, false],
])('with %j everything is shown: %s', (part, expected) => {
  expect(isUnfiltered({ ...EVERYTHING, ...part })).toBe(expected)
})

test.each<[View, string]>([
  [{ kind: 'list', query: EVERYTHING }, 'sort=created_at&order=desc&page=1&limit=50'],
  [
    { kind: 'list', query: { search: ' ash ', status: 'Pending', request_type: 'quote', sender: 'kh', sort: 'name asc', page: 2 } },
    'sort=name&order=asc&page=2&limit=50&search=ash&status=Pending&request_type=quote&sender=kh',
  ],
  [{ kind: 'list', query: { ...EVERYTHING, sort: 'appointment_date asc' } }, `sort=appointment_date&order=asc&page=1&limit=50&from=${TODAY}`],
  [{ kind: 'trash', search: 'ash', page: 2 }, 'sort=deleted_at&order=desc&page=2&limit=50&search=ash&deleted=true'],
  [{ kind: 'calendar', day: '2026-06-03' }, 'from=2026-06-01&until=2026-06-07&sort=appointment_date&order=desc&limit=500'],
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
  [{ kind: 'calendar', day: '2026-06-03' }, 'from=2026-06-01&until=2026-06-07'],
])('for %j are counted %s, whatever their status, order and page', (view, counted) => {
  expect(countedOf(requestsOf(view, 1, TODAY) ?? new URLSearchParams()).toString()).toBe(counted)
})

test.prop([views, fc.stringMatching(/^[\dA-F]{18}$/)])('over every view a request can be open, and be closed again', (view, id) => {
  const hash = hashOf(view)
  const open = withOpen(hash, id)
  expect(openIdOf(hash)).toBeNull()
  expect(openIdOf(open)).toBe(id)
  expect(readView(open, TODAY)).toEqual(view)
  expect(readView(withOpen(open, null), TODAY)).toEqual(view)
  expect(openIdOf(withOpen(open, null))).toBeNull()
})

test('values are asked for all days of the periods that are shown, and in no other view', () => {
  expect(valuesOf({ kind: 'value', by: 'month', day: '2026-06-02' }, 1)?.toString()).toBe('from=2025-11-01&until=2026-10-31')
  expect(valuesOf({ kind: 'list', query: EVERYTHING }, 1)).toBeNull()
})
