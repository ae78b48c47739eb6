import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Appointment, AppointmentList, StatusCounts } from '#src/contract/generated/types.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { type Change, changed, changeFailure, changeNews } from '#src/web/admin/dashboard/change.ts'
import {
  dashboardAfter,
  type DashboardEvent,
  type DashboardState,
  EMPTY_DASHBOARD,
  shownCounts,
  shownList,
  shownRequest,
  shownTotal,
} from '#src/web/admin/dashboard/dashboard-state.ts'
import { EVERYTHING } from '#src/web/admin/dashboard/list-query.ts'
import { outcomeText } from '#src/web/admin/dashboard/restore-texts.ts'
import type { View } from '#src/web/admin/dashboard/view.ts'
import { sampleRevision } from '../../../support/sample-revision.ts'
import { STORED } from '../../../support/stored-request.ts'

const { content } = await sampleRevision()
const admin = { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }

const [ann, bo]: [Appointment, Appointment] = [STORED, { ...STORED, id: 'DEF', name: 'Bo Beech' }]
const LIST: AppointmentList = { appointments: [ann, bo] }

/** In short: by name, what a change can change. */
const told = (list: AppointmentList | null) => list && list.appointments.map(each => `${each.name} ${each.status} ${each.actual_value}`)

const after = (...events: DashboardEvent[]) => events.reduce(dashboardAfter, EMPTY_DASHBOARD)
const loaded = { kind: 'loaded', list: LIST, listOf: 'list', news: '', isQuiet: false } as const satisfies DashboardEvent

test.each<[Change, string[]]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, ['Ann Ash Confirmed null', 'Bo Beech Pending null']],
  [{ kind: 'value', of: bo, value: 99.5 }, ['Ann Ash Pending null', 'Bo Beech Pending 99.5']],
  [{ kind: 'delete', of: ann }, ['Bo Beech Pending null']],
  [{ kind: 'restore', of: bo }, ['Ann Ash Pending null']],
  [{ kind: 'delete', of: { ...ann, id: 'on another page' } }, ['Ann Ash Pending null', 'Bo Beech Pending null']],
  [{ kind: 'delete-all' }, []],
])('the change %j shows at once', (change, expected) => {
  expect(told(changed(LIST, change))).toEqual(expected)
  const state = after(loaded, { kind: 'change-started', key: 1, change })
  expect(told(shownList(state, 'list'))).toEqual(expected)
  expect(told(shownList(dashboardAfter(state, { kind: 'change-saved', key: 1, change, now: null, news: '' }), 'list'))).toEqual(expected)
})

test('a change that is refused is taken back, says why, and leaves the others', () => {
  const state = after(
    loaded,
    { kind: 'change-started', key: 1, change: { kind: 'status', of: ann, status: 'Confirmed' } },
    { kind: 'change-started', key: 2, change: { kind: 'value', of: bo, value: 5 } },
    { kind: 'change-failed', key: 1, failure: 'Not now' },
  )
  expect(told(shownList(state, 'list'))).toEqual(['Ann Ash Pending null', 'Bo Beech Pending 5'])
  expect(state.failures).toEqual(['Not now'])
})

test('a request that is open is as the list has it, stays known when the list loses it, changes with its changes, and goes when it is deleted', () => {
  const status = (state: DashboardState, id = ann.id) => shownRequest(state, id)?.status
  const opened: DashboardEvent[] = [loaded, { kind: 'opened', request: ann }]
  const newer: DashboardEvent = { ...loaded, list: { appointments: [{ ...ann, status: 'Completed' }, bo] } }
  const lost: DashboardEvent = { ...loaded, list: { appointments: [bo] } }
  expect(status(after(loaded))).toBe('Pending')
  expect(status(after(...opened, newer))).toBe('Completed')
  expect(status(after(...opened, newer, lost))).toBe('Completed')
  expect(status(after(...opened, lost), 'of nobody')).toBeUndefined()
  const change: Change = { kind: 'status', of: ann, status: 'Confirmed' }
  const [started, saved]: [DashboardEvent, DashboardEvent] = [
    { kind: 'change-started', key: 1, change },
    { kind: 'change-saved', key: 1, change, now: null, news: '' },
  ]
  expect(status(after(...opened, lost, started))).toBe('Confirmed')
  expect(status(after(...opened, lost, started, { kind: 'change-failed', key: 1, failure: 'Not now' }))).toBe('Pending')
  expect(status(after(...opened, lost, started, saved))).toBe('Confirmed')
  expect(shownRequest(after(...opened, lost, { kind: 'change-started', key: 2, change: { kind: 'delete', of: ann } }), ann.id)).toBeNull()
})

test('a list is shown only in the view that it was asked for', () => {
  expect(told(shownList(after(loaded), 'list'))).toHaveLength(2)
  expect(shownList(after(loaded), 'trash')).toBeNull()
})

const COUNTS: StatusCounts = { Pending: 4, Confirmed: 3, Completed: 2, Cancelled: 1 }
const list = (status: string): View => ({ kind: 'list', query: { ...EVERYTHING, status } })
const counted = (of: string, turn: number, counts = COUNTS): DashboardEvent => ({ kind: 'counted', counted: { of, turn, counts } })

test('a list has as many requests as were counted of its status, or of all; where none were counted, that is not known', () => {
  expect(['', 'Completed', 'no status', 'toString'].map(status => shownTotal(COUNTS, list(status)))).toEqual([10, 2, 10, 10])
  expect(shownTotal(null, list(''))).toBeNull()
})

test('counts are said of what was counted, and of nothing else', () => {
  expect(shownCounts(after(loaded), '')).toBeNull()
  const state = after(loaded, counted('search=ash', 1), loaded)
  expect(['search=ash', '', 'search=ash&deleted=true', null].map(of => shownCounts(state, of))).toEqual([COUNTS, null, null, null])
})

test('counts that were asked for earlier and come later are out of date', () => {
  const newer = { ...COUNTS, Pending: 3, Confirmed: 4 }
  expect(shownCounts(after(counted('', 2, newer), counted('', 1)), '')).toEqual(newer)
  expect(shownCounts(after(counted('', 1), counted('', 2, newer)), '')).toEqual(newer)
})

test('the last deletion is offered to be taken back until something else is done', () => {
  const deletion: Change = { kind: 'delete', of: ann }
  const state = after(
    loaded,
    { kind: 'change-started', key: 1, change: deletion },
    { kind: 'change-saved', key: 1, change: deletion, now: null, news: '' },
  )
  expect(state.deletion).toEqual(deletion)
  expect(dashboardAfter(state, { kind: 'failures-dismissed' }).deletion).toBeNull()
  expect(dashboardAfter(state, { kind: 'change-started', key: 2, change: { kind: 'status', of: bo, status: 'Confirmed' } }).deletion).toBeNull()
})

test.each<[Change, string, string]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, 'Ann Ash: status is now Confirmed', 'Failed to update status: Not now'],
  [{ kind: 'value', of: ann, value: 61.5 }, 'Ann Ash: actual value is now $61.50', 'Failed to update value: Not now'],
  [{ kind: 'delete', of: ann }, 'The request of Ann Ash was deleted', 'Failed to delete appointment: Not now'],
  [{ kind: 'delete-all' }, 'All appointments were deleted', 'Failed to delete all appointments: Not now'],
  [{ kind: 'restore', of: ann }, 'The request of Ann Ash is back', 'The request of Ann Ash stays in the trash: Not now'],
])('of %j is said what it did, or why it failed', (change, news, failure) => {
  expect(changeNews(change, admin)).toBe(news)
  expect(changeFailure(change, content.messages, 'Not now')).toBe(failure)
})

const taken = (name: string, date: string | null = null, time: string | null = null) => ({
  id: name,
  name,
  appointment_date: date,
  appointment_time: time,
})

test.each([
  [{ restored: 1, taken: [] }, '1 request is back.'],
  [
    { restored: 0, taken: [taken('Ann Ash', '2026-06-02', '09:00')] },
    '0 requests are back. 1 stays in the trash, since the time is taken by now: Ann Ash (Tue, Jun 2, 2026, 9:00 AM).',
  ],
  [
    { restored: 7, taken: Array.from({ length: 12 }, (_, index) => taken(`N${index}`)) },
    '7 requests are back. 12 stay in the trash, since the time is taken by now: N0; N1; N2; N3; N4; N5; N6; N7; N8; N9; 2 more.',
  ],
])('of %j is said how many are back, and who stays', (outcome, text) => {
  expect(outcomeText(outcome, admin)).toBe(text)
})
