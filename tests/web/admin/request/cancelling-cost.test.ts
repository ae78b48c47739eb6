import { expect, test } from 'vitest'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { cancelledFacts, cancellingCost, owedForCancelling, owedForDeleting, owedInAll } from '#src/web/admin/request/cancelling-cost.ts'
import { sampleAdminContent } from '#tests/support/content/admin-content.ts'
import { PROMISED } from '#tests/support/server/promised-request.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const content = await sampleAdminContent()

test.each([
  { now: '2026-06-01 09:00', cost: { text: 'free', isFree: true } },
  { now: '2026-06-01 09:01', cost: { text: '$50', isFree: false } },
  { now: '2026-06-01 21:01', cost: { text: '$450+', isFree: false } },
  { now: '2026-06-03 09:00', cost: { text: '$450+', isFree: false } },
])('at $now the owner reads what cancelling costs', ({ now, cost }) => {
  const [date = '', time = ''] = now.split(' ')
  expect(cancellingCost(PROMISED, { date, time }, content)).toEqual(cost)
})

test('a request that was promised nothing, and one without a time, say nothing of cancelling', () => {
  const now = { date: '2026-06-01', time: '12:00' }
  expect(cancellingCost(STORED, now, content)).toBeNull()
  expect(cancellingCost({ ...PROMISED, appointment_date: null, appointment_time: null }, now, content)).toBeNull()
})

test('of several requests the owner reads who owes what, and nothing of those that are free', () => {
  const all = [PROMISED, { ...PROMISED, id: 'same' }, { ...PROMISED, id: 'later', appointment_date: '2026-06-09' }, STORED]
  const owed = owedForCancelling(all, { date: '2026-06-01', time: '12:00' }, content)
  expect(owed.map(([cost, of]) => [cost, of.map(({ id }) => id)])).toEqual([['$50', ['ABC', 'same']]])
})

test('who deletes all reads what cancelling would cost in all: at least, where a price is open', () => {
  const now = { date: '2026-06-01', time: '12:00' }
  const free = { ...PROMISED, appointment_date: '2026-06-09' }
  expect(owedInAll([PROMISED, PROMISED, free, { ...PROMISED, status: 'Cancelled' }, STORED], now, content)).toEqual({
    count: 2,
    low: 10_000,
    isExact: true,
  })
  expect(owedInAll([PROMISED, PROMISED], { date: '2026-06-02', time: '08:59' }, content)).toEqual({ count: 2, low: 90_000, isExact: false })
  expect(owedInAll([free, STORED], now, content)).toBeNull()
})

test('who deletes a visit that is still to come reads what cancelling would cost, and nothing of those that are done, cancelled, past or free', () => {
  const now = { date: '2026-06-01', time: '12:00' }
  const owedFor = (change: Partial<Appointment>, at = now) => owedForDeleting([{ ...PROMISED, ...change }], at, content).map(([cost]) => cost)
  expect(owedFor({ status: 'Pending' })).toEqual(['$50'])
  expect(owedFor({ status: 'Confirmed' })).toEqual(['$50'])
  expect(owedFor({ status: 'Cancelled' })).toEqual([])
  expect(owedFor({ status: 'Completed' })).toEqual([])
  expect(owedFor({ released_at: '2026-05-31T12:00:00.000Z' })).toEqual([])
  expect(owedFor({ appointment_date: '2026-06-09' })).toEqual([])
  expect(owedFor({ appointment_date: null, appointment_time: null })).toEqual([])
  expect(owedFor({}, { date: '2026-06-02', time: '08:59' })).toEqual(['$450+'])
  expect(owedFor({}, { date: '2026-06-02', time: '09:00' })).toEqual([])
})

test('a cancelled request says what cancelling it cost when it was last cancelled, at the time that it then had', () => {
  const cancelled = { ...PROMISED, status: 'Cancelled' } as const
  const event = (at: string, changes: AppointmentEvent['changes']) => ({ at, changes })
  const late = event('2026-06-01T18:00:00.000Z', { status: ['Confirmed', 'Cancelled'] })
  const facts = (request: Appointment, events: Parameters<typeof cancelledFacts>[1]) =>
    cancelledFacts(request, events, content).map(({ label, text }) => `${label}: ${text.replaceAll('\u202f', ' ')}`)
  const told = [`Cancelling cost: $50 by your policy, as of ${content.dates.moment(late.at)}`.replaceAll('\u202f', ' ')]
  expect(facts(cancelled, [event('2026-05-20T18:00:00.000Z', { status: ['Pending', 'Cancelled'] }), late])).toEqual(told)
  const [from, to] = [cancelled.appointment_date, '2026-07-01']
  const moved = event('2026-06-03T18:00:00.000Z', { appointment_date: [from, to] })
  expect(facts({ ...cancelled, appointment_date: to }, [late, moved]), 'it was moved afterwards').toEqual(told)
  expect(facts({ ...cancelled, appointment_date: to }, [moved, late]), 'it was moved before').toEqual([
    expect.stringContaining('free by your policy'),
  ])
  expect(facts(PROMISED, [late]), 'it was taken up again').toEqual([])
  expect(facts(cancelled, []), 'its history is not there yet').toEqual([])
})
