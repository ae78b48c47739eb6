import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { EVERYTHING } from '#src/web/admin/requests-list/list-query.ts'
import { openIdOf, withOpen } from '#src/web/admin/dashboard/open-id.ts'
import { hashOf, readView, type View } from '#src/web/admin/dashboard/view.ts'

const TODAY = '2026-06-02'

test.each<[string, View]>([
  ['#/admin', { kind: 'list', query: EVERYTHING }],
  ['#/admin/nowhere?page=2', { kind: 'list', query: { ...EVERYTHING, page: 2 } }],
  ['#/admin?search=ash&status=Pending&page=3', { kind: 'list', query: { ...EVERYTHING, search: 'ash', status: 'Pending', page: 3 } }],
  ['#/admin/requests', { kind: 'list', query: EVERYTHING }],
  ['#/admin/requests?page=3', { kind: 'list', query: { ...EVERYTHING, page: 3 } }],
  ['#/admin/today', { kind: 'today', day: TODAY, crew: '' }],
  ['#/admin/today?day=2026-12-31', { kind: 'today', day: '2026-12-31', crew: '' }],
  ['#/admin?page=-1', { kind: 'list', query: EVERYTHING }],
  ['#/admin?page=1.5', { kind: 'list', query: EVERYTHING }],
  ['#/admin/trash', { kind: 'trash', search: '', page: 1 }],
  ['#/admin/trash?search=ash&status=Pending&page=2', { kind: 'trash', search: 'ash', page: 2 }],
  ['#/admin/calendar', { kind: 'calendar', day: TODAY, span: null, crew: '' }],
  ['#/admin/calendar?day=2026-12-31', { kind: 'calendar', day: '2026-12-31', span: null, crew: '' }],
  ['#/admin/calendar?day=2026-12-31&span=month', { kind: 'calendar', day: '2026-12-31', span: 'month', crew: '' }],
  ['#/admin/calendar?span=century', { kind: 'calendar', day: TODAY, span: null, crew: '' }],
  ['#/admin/calendar?day=2026-02-30', { kind: 'calendar', day: TODAY, span: null, crew: '' }],
  ['#/admin/calendar?day=9999-12-31', { kind: 'calendar', day: TODAY, span: null, crew: '' }],
  ['#/admin/customers', { kind: 'customers', search: '', after: '', of: '' }],
  ['#/admin/customers?of=ABC&search=ash', { kind: 'customers', search: 'ash', after: '', of: 'ABC' }],
  ['#/admin/value', { kind: 'value', by: 'week', day: TODAY }],
  ['#/admin/value?by=month&day=2026-12-31', { kind: 'value', by: 'month', day: '2026-12-31' }],
  ['#/admin/print', { kind: 'print', day: TODAY, as: 'visits', of: '', crew: '' }],
  ['#/admin/print?day=2026-12-31&as=list', { kind: 'print', day: '2026-12-31', as: 'list', of: '', crew: '' }],
  ['#/admin/print?of=ABC&as=book', { kind: 'print', day: TODAY, as: 'copy', of: 'ABC', crew: '' }],
  ['#/admin/print?day=2026-12-31&as=visit&of=ABC', { kind: 'print', day: '2026-12-31', as: 'visit', of: 'ABC', crew: '' }],
  ['#/admin/print?as=visit', { kind: 'print', day: TODAY, as: 'visits', of: '', crew: '' }],
  ['#/admin/value?by=year&day=2025-01-01', { kind: 'value', by: 'year', day: '2025-01-01' }],
  ['#/admin/value?by=month-report&day=2025-11-01', { kind: 'value', by: 'month-report', day: '2025-11-01' }],
  ['#/admin/value?by=century', { kind: 'value', by: 'week', day: TODAY }],
])('the address %s shows what it says, and what is usual for the rest', (hash, view) => {
  expect(readView(hash, TODAY)).toEqual(view)
})

test.each<[string, View['kind']]>([
  ['#/admin', 'today'],
  ['#/admin?request=ABC', 'today'],
  ['#/admin?search=ash', 'list'],
  ['#/admin?search=ash&request=ABC', 'list'],
  ['#/admin/requests', 'list'],
  ['#/admin/calendar', 'calendar'],
  ['#/admin/nowhere', 'list'],
])('on a phone the address %s opens %s', (hash, kind) => {
  expect(readView(hash, TODAY, 'today').kind).toBe(kind)
})

const page = fc.integer({ min: 1, max: 1000 })
const crew = fc.constantFrom('', '2')
const views: fc.Arbitrary<View> = fc.oneof(
  fc.record({
    kind: fc.constant('list' as const),
    query: fc.record({
      search: fc.string(),
      status: fc.constantFrom('', 'Pending', 'Cancelled'),
      request_type: fc.constantFrom('', 'quote'),
      when: fc.constantFrom('' as const, 'week' as const),
      sender: fc.constantFrom('', 'keyed-hash_1'),
      crew,
      sort: fc.constantFrom('created_at desc', 'name asc'),
      page,
    }),
  }),
  fc.record({ kind: fc.constant('customers' as const), search: fc.string(), after: fc.constantFrom('', 'visits 2026-06-02 ABC'), of: fc.string() }),
  fc.record({ kind: fc.constant('trash' as const), search: fc.string(), page }),
  fc.record({
    kind: fc.constant('value' as const),
    by: fc.constantFrom('week' as const, 'month' as const, 'year' as const, 'month-report' as const),
    day: fc.constantFrom('2026-01-01', '2026-12-31'),
  }),
  fc.record({ kind: fc.constant('today' as const), day: fc.constantFrom('2026-01-01', '2026-12-31'), crew }),
  fc.record({
    kind: fc.constant('calendar' as const),
    day: fc.constantFrom('2026-01-01', '2026-12-31'),
    span: fc.constantFrom(null, 'day' as const, 'week' as const, 'month' as const),
    crew,
  }),
  fc.record({
    kind: fc.constant('print' as const),
    day: fc.constantFrom('2026-01-01', '2026-12-31'),
    as: fc.constantFrom('visits' as const, 'list' as const),
    of: fc.constant(''),
    crew,
  }),
  fc.record({
    kind: fc.constant('print' as const),
    day: fc.constantFrom('2026-01-01', '2026-12-31'),
    as: fc.constant('visit' as const),
    of: fc.constant('ABC'),
    crew: fc.constant(''),
  }),
)

test.prop([views])('every view is found again by its address', view => {
  expect(readView(hashOf(view), TODAY)).toEqual(view)
})

test('what is usual is not said in the address', () => {
  expect(hashOf({ kind: 'list', query: EVERYTHING })).toBe('#/admin/requests')
  expect(hashOf({ kind: 'trash', search: '', page: 1 })).toBe('#/admin/trash')
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
