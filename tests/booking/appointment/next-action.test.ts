import { expect, test } from 'vitest'
import { lastAction, nextAction, nextVisit } from '#src/booking/appointment/next-action.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const TODAY = '2026-06-02'
const [on_way_at, started_at] = ['2026-06-02T14:40:00.000Z', '2026-06-02T15:02:00.000Z']

test.each<[Partial<Appointment>, ReturnType<typeof nextAction>, ReturnType<typeof lastAction>]>([
  [{ status: 'Pending' }, 'confirm', null],
  [{ status: 'Pending', appointment_date: '2026-06-09' }, 'confirm', null],
  [{ status: 'Confirmed' }, 'set-out', null],
  [{ status: 'Confirmed', on_way_at }, 'start', 'set-out'],
  [{ status: 'Confirmed', on_way_at, started_at }, 'finish', 'start'],
  [{ status: 'Confirmed', started_at }, 'finish', 'start'],
  // Not yet, and no longer.
  [{ status: 'Confirmed', appointment_date: '2026-06-03' }, null, null],
  [{ status: 'Confirmed', appointment_date: '2026-06-01' }, 'finish', null],
  [{ status: 'Confirmed', appointment_date: null, appointment_time: null }, null, null],
  [{ status: 'Completed', on_way_at, started_at }, null, 'finish'],
  [{ status: 'Completed' }, null, 'finish'],
  [{ status: 'Cancelled', on_way_at }, null, null],
])('of a visit today that is %j the next action is %s, and %s can be taken back', (fields, next, last) => {
  const visit: Appointment = { ...STORED, appointment_date: TODAY, ...fields }
  expect([nextAction(visit, TODAY), lastAction(visit)]).toEqual([next, last])
})

test('the next visit of a day is the one that was begun, else one that somebody is on the way to, else the first that is not done', () => {
  const visit = (id: string, fields: Partial<Appointment>): Appointment => ({
    ...STORED,
    appointment_date: TODAY,
    status: 'Confirmed',
    id,
    ...fields,
  })
  const done = visit('done', { status: 'Completed', started_at })
  const [early, late] = [visit('early', {}), visit('late', {})]
  const next = (...visits: Appointment[]) => nextVisit(visits, TODAY)?.id
  expect(next(done, early, late)).toBe('early')
  expect(next(done, early, { ...late, on_way_at })).toBe('late')
  expect(next({ ...early, on_way_at }, { ...late, started_at })).toBe('late')
  expect(next(done, visit('off', { status: 'Cancelled' }))).toBeUndefined()
})
