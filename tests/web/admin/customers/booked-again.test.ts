import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { alsoBooked, askedAgain, lastTime, otherVisits } from '#src/web/admin/customers/booked-again.ts'
import { sampleAdminContent } from '#tests/support/content/admin-content.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const content = await sampleAdminContent()
const { dates } = content
const TODAY = '2026-06-10'

const request = (id: string, day: string | null, status: Appointment['status'], more: Partial<Appointment> = {}): Appointment => ({
  ...STORED,
  id,
  appointment_date: day,
  status,
  ...more,
})
const FIRST = request('first', '2026-03-01', 'Completed', { created_at: '2026-05-01T10:00:00.000Z' })
const LAST = request('last', '2026-05-01', 'Completed', { created_at: '2026-01-01T10:00:00.000Z' })
const COMING = request('coming', '2026-06-12', 'Confirmed', { created_at: '2026-06-01T10:00:00.000Z' })
const ASKED = request('asked', '2026-07-01', 'Pending', { created_at: '2026-06-05T10:00:00.000Z' })
const OFF = request('off', '2026-07-02', 'Cancelled', { created_at: '2026-06-09T10:00:00.000Z' })

test.each([
  ['the last visit that took place, whenever it was asked for', [ASKED, COMING, FIRST, LAST, OFF], 'last'],
  ['without one, the newest request that stands', [COMING, ASKED, OFF], 'asked'],
  ['where all were cancelled, the newest', [OFF], 'off'],
  ['nothing, where nothing was asked', [], undefined],
])('a customer has again: %s', (_, requests, id) => {
  expect(askedAgain(requests)?.id).toBe(id)
})

test('visits to come are said in their order, with what is not confirmed; what is over, cancelled or released is none', () => {
  const released = request('released', '2026-07-03', 'Pending', { released_at: '2026-06-09T10:00:00.000Z' })
  const over = request('over', '2026-06-09', 'Confirmed')
  const quote = request('quote', null, 'Pending', { request_type: 'quote' })
  expect(alsoBooked([ASKED, COMING, LAST, OFF, released, over, quote], TODAY, dates)).toBe('Also booked: Fri, Jun 12; Wed, Jul 1 (pending)')
  expect(alsoBooked([LAST, OFF], TODAY, dates)).toBe('')
})

test('what the last visit brought is said where that is known', () => {
  expect(lastTime([{ ...FIRST, actual_value: 80 }, { ...LAST, actual_value: 281.15 }, COMING], content)).toBe('Last time: Fri, May 1, $281.15')
  expect(lastTime([{ ...FIRST, actual_value: 80 }, LAST], content)).toBe('Last time: Sun, Mar 1, $80.00')
  expect(lastTime([LAST, { ...COMING, actual_value: 90 }], content)).toBe('')
})

test('both are said together, and nothing where neither is known', () => {
  expect(otherVisits([{ ...LAST, actual_value: 80 }, COMING], TODAY, content)).toBe('Last time: Fri, May 1, $80.00. Also booked: Fri, Jun 12')
  expect(otherVisits([COMING], TODAY, content)).toBe('Also booked: Fri, Jun 12')
  expect(otherVisits([LAST], TODAY, content)).toBe('')
})
