import { describe, expect, test } from 'vitest'
import { mailFits, movedFrom, toldChange, toldEntry } from '#src/booking/appointment/told-change.ts'
import { STATUSES } from '#src/booking/appointment/status.ts'
import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import { STORED } from '../../support/server/stored-request.ts'

const TODAY = '2026-06-01'
const at = (date: string | null, time: string | null): Partial<Appointment> => ({
  appointment_date: date,
  appointment_time: time,
  request_type: date === null ? 'quote' : 'appointment',
})
const LATER = at('2026-06-03', '10:30')
const OVER = at('2026-05-31', '09:00')
const NO_TIME = at(null, null)
const DELETED = { deleted_at: '2026-06-01T15:00:00.000Z' }

type Row = readonly [what: string, before: Partial<Appointment>, after: Partial<Appointment>, told: MailKind | null]

test.each<Row>([
  ['confirming', {}, { status: 'Confirmed' }, 'confirmed'],
  ['confirming what was cancelled', { status: 'Cancelled' }, { status: 'Confirmed' }, 'confirmed'],
  ['cancelling', { status: 'Confirmed' }, { status: 'Cancelled' }, 'cancelled'],
  ['moving', { status: 'Confirmed' }, { status: 'Confirmed', ...LATER }, 'moved'],
  ['moving by an hour', { status: 'Confirmed' }, { status: 'Confirmed', ...at('2026-06-02', '10:00') }, 'moved'],
  ['moving from a day that is over', { ...OVER, status: 'Confirmed' }, { status: 'Confirmed', ...LATER }, 'moved'],
  ['moving what nobody has confirmed', {}, LATER, 'appointment'],
  ['giving a quote a time that is not agreed upon', NO_TIME, LATER, 'appointment'],
  ['taking up what was cancelled', { status: 'Cancelled' }, { status: 'Pending' }, 'restored'],
  ['restoring what was deleted', { status: 'Confirmed', ...DELETED }, { status: 'Confirmed' }, 'restored'],
  ['nothing', {}, {}, null],
  ['another name', {}, { name: 'Ann Oak' }, null],
  ['completing', { status: 'Confirmed' }, { status: 'Completed' }, null],
  ['taking a completion back', { status: 'Completed' }, { status: 'Confirmed' }, null],
  ['confirming what is over', OVER, { ...OVER, status: 'Confirmed' }, null],
  ['cancelling what is over', OVER, { ...OVER, status: 'Cancelled' }, null],
  ['moving to a day that is over', {}, OVER, null],
  ['moving what is cancelled', { status: 'Cancelled' }, { status: 'Cancelled', ...LATER }, null],
  ['confirming a quote', NO_TIME, { ...NO_TIME, status: 'Confirmed' }, null],
  ['restoring what is cancelled', { status: 'Cancelled', ...DELETED }, { status: 'Cancelled' }, null],
])('%s tells what a visitor has to know, and nothing else', (_, before, after, told) => {
  expect(toldChange({ ...STORED, ...before }, { ...STORED, ...after }, TODAY)).toBe(told)
})

test.each<readonly [what: string, request: Partial<Appointment>, isTrue: boolean]>([
  ['is open', {}, true],
  ['is confirmed, and has no time yet', { status: 'Confirmed' }, true],
  ['is completed', { status: 'Completed' }, false],
  ['is cancelled', { status: 'Cancelled' }, false],
  ['is in the trash', DELETED, false],
  ['has become a visit', LATER, false],
  ['has no price', { estimate: { ...STORED.estimate, low: null } }, false],
  ['has no price but the value that was entered', { estimate: { ...STORED.estimate, low: null }, actual_value: 500 }, true],
])('a quote that %s is answered with its price: %o, %s', (_, request, isTrue) => {
  expect(mailFits('priced', { ...STORED, ...NO_TIME, ...request }, TODAY)).toBe(isTrue)
})

test.each<readonly [what: string, request: Partial<Appointment>, told: MailKind | null]>([
  ['an appointment', { status: 'Confirmed' }, 'confirmed'],
  ['an appointment that waits', {}, 'appointment'],
  ['a quote', NO_TIME, 'quote'],
  ['a quote at a price that was agreed on', { ...NO_TIME, actual_value: 300 }, 'priced'],
  ['an appointment at such a price', { actual_value: 300 }, 'appointment'],
  ['a visit that is over', OVER, null],
])('%s that the owner enters is told as it stands', (_, request, told) => {
  expect(toldEntry({ ...STORED, ...request }, TODAY)).toBe(told)
})

describe('whatever a change tells', () => {
  const states = STATUSES.flatMap(status =>
    [{}, LATER, OVER, NO_TIME].flatMap(time => [{}, DELETED].map(gone => ({ ...STORED, status, ...time, ...gone }))),
  )
  test('is true of the request after it, and nothing is told of one that stays in the trash', () => {
    for (const before of states) {
      for (const after of states) {
        const told = toldChange(before, after, TODAY)
        if (told === null) continue
        expect(mailFits(told, after, TODAY), JSON.stringify([before, after])).toBe(true)
        expect(after).not.toHaveProperty('deleted_at')
      }
    }
  })
})

test('when a visit was before is known by its last move, a time alone was of the same day', () => {
  const confirmed = { changes: { status: ['Pending', 'Confirmed'] } }
  const first = { changes: { appointment_date: ['2026-06-01', '2026-06-02'], appointment_time: ['08:00', '10:00'] } }
  const second = { changes: { appointment_time: ['10:00', '09:00'] } }
  expect(movedFrom(STORED, [])).toBeNull()
  expect(movedFrom(STORED, [confirmed])).toBeNull()
  expect(movedFrom(STORED, [first, confirmed])).toEqual({ appointment_date: '2026-06-01', appointment_time: '08:00' })
  expect(movedFrom(STORED, [first, second, confirmed])).toEqual({ appointment_date: '2026-06-02', appointment_time: '10:00' })
  expect(movedFrom(STORED, [{ changes: { appointment_date: [null, '2026-06-02'], appointment_time: [null, '09:00'] } }])).toEqual({
    appointment_date: null,
    appointment_time: null,
  })
})
