import { expect, test } from 'vitest'
import type { Appointment, MailState } from '#src/contract/generated/types.ts'
import { type BulkAction, bulkPlan, bulkTelling, byReason, needTime, wantedBack, wantedBy, withoutRefused } from '#src/web/admin/bulk/bulk-plan.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const TODAY = '2026-06-01'
const MAILS: MailState = { is_set_up: true, kinds: ['confirmed', 'cancelled'], waiting: 0, failed: 0 }

const of = (id: string, fields: Partial<Appointment>): Appointment => ({ ...STORED, id, ...fields })
const pending = of('pending', {})
const confirmed = of('confirmed', { status: 'Confirmed' })
const completed = of('completed', { status: 'Completed' })
const cancelled = of('cancelled', { status: 'Cancelled' })
const over = of('over', { appointment_date: '2026-05-31' })
const quote = of('quote', { request_type: 'quote', appointment_date: null, appointment_time: null })
const released = of('released', { released_at: '2026-06-01T10:00:00.000Z' })
const unmailed = of('unmailed', { email: '' })
const ALL = [pending, confirmed, completed, cancelled, over, quote, released, unmailed]

const ids = (requests: readonly Appointment[]) => requests.map(({ id }) => id)

test.each<{ action: BulkAction; able: string[]; unable: [string, string][]; told: string[]; untold: string[] }>([
  {
    action: 'confirm',
    able: ['pending', 'cancelled', 'released', 'unmailed'],
    unable: [
      ['confirmed', 'already Confirmed'],
      ['completed', 'already Completed'],
      ['over', 'the day is over'],
      ['quote', 'without a day: answered or scheduled one by one'],
    ],
    told: ['pending', 'cancelled', 'released'],
    untold: ['unmailed'],
  },
  {
    action: 'cancel',
    able: ['pending', 'confirmed', 'over', 'quote', 'released', 'unmailed'],
    unable: [
      ['completed', 'already Completed'],
      ['cancelled', 'already Cancelled'],
    ],
    told: ['pending', 'confirmed', 'released'],
    untold: ['unmailed'],
  },
  { action: 'trash', able: ids(ALL), unable: [], told: [], untold: [] },
])('before it is made, it is known to whom $action applies, who stays and why, and who is told', ({ action, able, unable, told, untold }) => {
  const plan = bulkPlan(action, ALL, TODAY)
  expect([ids(plan.able), plan.unable.map(one => [one.of.id, one.why])]).toEqual([able, unable])
  const telling = bulkTelling(plan, MAILS, TODAY)
  expect([ids(telling.told), ids(telling.untold)]).toEqual([told, untold])
  expect(bulkTelling(plan, { ...MAILS, kinds: [] }, TODAY), 'content has no such mail').toEqual({ told: [], untold: [] })
  expect(bulkTelling(plan, { ...MAILS, is_set_up: false }, TODAY).told).toEqual([])
  const wanted = wantedBy(plan, telling.told)
  expect(ids(wanted.map(one => one.of))).toEqual(able)
  expect(ids(wanted.filter(({ tell }) => tell).map(one => one.of))).toEqual(told)
})

test('only who has lost a time may find it taken', () => {
  expect(ids(needTime(bulkPlan('confirm', ALL, TODAY)))).toEqual(['cancelled', 'released'])
  expect(needTime(bulkPlan('cancel', ALL, TODAY))).toEqual([])
})

test('what the server would refuse is taken out, and named by its reason, the most frequent first', () => {
  const plan = withoutRefused(bulkPlan('confirm', ALL, TODAY), [
    { of: cancelled, why: 'taken' },
    { of: released, why: 'taken' },
  ])
  expect(ids(plan.able)).toEqual(['pending', 'unmailed'])
  expect(byReason(plan.unable).map(([why, all]) => [why, ids(all)])).toEqual([
    ['taken', ['cancelled', 'released']],
    ['already Confirmed', ['confirmed']],
    ['already Completed', ['completed']],
    ['the day is over', ['over']],
    ['without a day: answered or scheduled one by one', ['quote']],
  ])
})

test('taking back sets each to what it was, on the version that the action made, and tells who was told, where a mail says it', () => {
  const deleted = { ...confirmed, version: 2, deleted_at: '2026-06-01T15:00:00.000Z' }
  const made = [
    { of: pending, now: { ...pending, version: 2, status: 'Confirmed' as const } },
    { of: confirmed, now: deleted },
  ]
  const back = [
    { of: { ...pending, version: 2, status: 'Confirmed' }, status: 'Pending' },
    { of: deleted, deleted: false },
  ]
  const all = made.map(({ of: { id } }) => id)
  expect(wantedBack({ made, informed: all }, MAILS, TODAY), 'no mail says that a confirmation is taken back').toEqual(back)
  const undone = [{ of: confirmed, now: { ...confirmed, version: 2, status: 'Cancelled' as const } }]
  const tells = (informed: readonly string[], state: MailState | undefined = MAILS) =>
    wantedBack({ made: undone, informed }, state, TODAY).map(({ tell = false }) => tell)
  expect([tells([confirmed.id]), tells([]), tells([confirmed.id], { ...MAILS, is_set_up: false })]).toEqual([[true], [false], [false]])
})
