import { expect, test } from 'vitest'
import type { Appointment, AppointmentChange, AppointmentList } from '#src/contract/generated/types.ts'
import { type Change, type ChangeOfOne, changed, changedAlone, isMade, editBack, newest, renewed } from '#src/web/admin/data/requests/change.ts'
import { STORED } from '../../../../support/server/stored-request.ts'

const [ann, bo]: [Appointment, Appointment] = [STORED, { ...STORED, id: 'DEF', name: 'Bo Beech' }]
const SET_OUT = '2026-06-02T14:40:00.000Z'
const LIST: AppointmentList = { appointments: [ann, bo] }

/** In short: by name, what a change can change. */
const told = ({ appointments }: AppointmentList) =>
  appointments.map(({ name, status, actual_value, on_way_at }) =>
    [name, status, actual_value, on_way_at]
      .filter(part => part !== undefined)
      .map(String)
      .join(' '),
  )

test.each<[Change, string[]]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, ['Ann Ash Confirmed null', 'Bo Beech Pending null']],
  [{ kind: 'status', of: ann, status: 'Completed', value: 5 }, ['Ann Ash Completed 5', 'Bo Beech Pending null']],
  [{ kind: 'status', of: ann, status: 'Completed', value: null }, ['Ann Ash Completed null', 'Bo Beech Pending null']],
  // Which value it was before only the server knows.
  [{ kind: 'status', of: ann, status: 'Confirmed', value: 'before' }, ['Ann Ash Confirmed null', 'Bo Beech Pending null']],
  [{ kind: 'value', of: bo, value: null }, ['Ann Ash Pending null', 'Bo Beech Pending null']],
  [{ kind: 'progress', of: ann, moments: { on_way_at: SET_OUT } }, [`Ann Ash Pending null ${SET_OUT}`, 'Bo Beech Pending null']],
  [{ kind: 'progress', of: ann, moments: { on_way_at: null } }, ['Ann Ash Pending null', 'Bo Beech Pending null']],
  [{ kind: 'value', of: bo, value: 99.5 }, ['Ann Ash Pending null', 'Bo Beech Pending 99.5']],
  [{ kind: 'edit', of: ann, fields: { name: 'Ann Oak' } }, ['Ann Ash Pending null', 'Bo Beech Pending null']],
  [{ kind: 'delete', of: ann }, ['Bo Beech Pending null']],
  [{ kind: 'restore', of: bo }, ['Ann Ash Pending null']],
  [{ kind: 'delete', of: { ...ann, id: 'on another page' } }, ['Ann Ash Pending null', 'Bo Beech Pending null']],
  [{ kind: 'delete-all' }, []],
])('with the change %j the list says what it will say once that is saved, and nothing that the server may still ask about', (change, expected) => {
  expect(told(changed(LIST, change))).toEqual(expected)
  // Saved and shown: twice is once.
  expect(told(changed(changed(LIST, change), change))).toEqual(expected)
})

test('a request is changed by its own changes, and gone once it is deleted', () => {
  expect(changedAlone(ann, { kind: 'status', of: ann, status: 'Confirmed' })?.status).toBe('Confirmed')
  expect(changedAlone(ann, { kind: 'status', of: bo, status: 'Confirmed' })?.status).toBe('Pending')
  expect(changedAlone(ann, { kind: 'delete', of: ann })).toBeNull()
})

const OLD = { appointment_date: '2026-06-02', appointment_time: '09:00', despite_warnings: true }

test.each<[string, Change, AppointmentChange | null]>([
  ['another time', { kind: 'edit', of: ann, fields: { appointment_time: '11:00' } }, OLD],
  ['another day and time', { kind: 'edit', of: ann, fields: { appointment_date: '2026-06-03', appointment_time: '11:00' } }, OLD],
  ['a move that was told', { kind: 'edit', of: ann, fields: { appointment_time: '11:00', tell: true } }, { ...OLD, tell: true }],
  ['the time that it has', { kind: 'edit', of: ann, fields: { appointment_time: '09:00' } }, null],
  ['a move at the price of its new day', { kind: 'edit', of: ann, fields: { appointment_date: '2026-06-03', price: 'new' } }, null],
  ['a move, whoever had the visit,', { kind: 'edit', of: { ...ann, crew: 2 }, fields: { appointment_time: '11:00' } }, { ...OLD, crew: 2 }],
  ['another crew', { kind: 'edit', of: { ...ann, crew: 2 }, fields: { crew: 1 } }, { ...OLD, crew: 2 }],
  ['more than the time', { kind: 'edit', of: ann, fields: { appointment_time: '11:00', name: 'Ann Oak' } }, { name: 'Ann Ash', ...OLD }],
  ['another phone number', { kind: 'edit', of: ann, fields: { phone: '(208) 555-0199' } }, { phone: '208-555-0100', despite_warnings: true }],
  ['an answer where there was none', { kind: 'edit', of: ann, fields: { gate_code: '12' } }, { gate_code: '', despite_warnings: true }],
  ['the name that it has', { kind: 'edit', of: ann, fields: { name: 'Ann Ash' } }, null],
  ['another service at the promised price', { kind: 'edit', of: ann, fields: { car_size: 'large', price: 'keep' } }, null],
  ['a quote of a visit', { kind: 'edit', of: ann, fields: { name: 'Ann Oak', request_type: 'quote' } }, null],
  [
    'a time for a quote',
    { kind: 'edit', of: { ...ann, appointment_date: null, appointment_time: null }, fields: { appointment_time: '11:00' } },
    null,
  ],
  ['another status', { kind: 'status', of: ann, status: 'Confirmed' }, null],
])('an edit is taken back with what stood before it, or cannot be: %s', (_, change, fields) => {
  expect(editBack(change)).toEqual(fields && { kind: 'edit', of: change.kind === 'edit' ? change.of : null, fields, isBack: true })
})

test('of two versions of a request the newer is kept, whichever comes later', () => {
  const newer: Appointment = { ...ann, version: 2, status: 'Completed' }
  expect([newest(ann, newer), newest(newer, ann)]).toEqual([newer, newer])
  expect(told(renewed(LIST, newer))[0]).toBe('Ann Ash Completed null')
  expect(told(renewed({ appointments: [newer, bo] }, ann))[0]).toBe('Ann Ash Completed null')
  // As stored, where the list shows a change of the same version.
  expect(told(renewed({ appointments: [{ ...ann, status: 'Confirmed' }] }, ann))).toEqual(['Ann Ash Pending null'])
})

test.each<[ChangeOfOne, Partial<Appointment>]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, { status: 'Confirmed' }],
  [
    { kind: 'status', of: ann, status: 'Completed', value: 5 },
    { status: 'Completed', actual_value: 5 },
  ],
  [{ kind: 'status', of: ann, status: 'Confirmed', value: 'before' }, { status: 'Confirmed' }],
  // The server's clock is behind.
  [{ kind: 'progress', of: ann, moments: { on_way_at: SET_OUT } }, { on_way_at: '2026-06-02T14:39:58.000Z' }],
  [{ kind: 'value', of: ann, value: 5 }, { actual_value: 5 }],
  [{ kind: 'edit', of: ann, fields: { phone: '1', despite_warnings: true } }, { phone: '1' }],
  [{ kind: 'edit', of: ann, fields: { phone: '+1 (208) 555-0199' } }, { phone: '208-555-0199' }],
  [{ kind: 'edit', of: ann, fields: { service_address: '12 Elm St', price: 'keep' } }, { service_address: '12 Elm St' }],
  [
    { kind: 'edit', of: ann, fields: { car_addons: ['wax'], car_size: '' } },
    { car_addons: ['wax'], car_size: null },
  ],
  [{ kind: 'delete', of: ann }, { deleted_at: '2026-06-03T15:00:00.000Z' }],
])('the change %j is made where the request says %j', (change, fields) => {
  expect(isMade(change, { ...ann, ...fields })).toBe(true)
  expect(isMade(change, ann)).toBe(false)
})

test('a moment that is taken back is made once it is gone; half of what is set at once is not all', () => {
  const begun: Appointment = { ...ann, on_way_at: SET_OUT }
  const back: ChangeOfOne = { kind: 'progress', of: begun, moments: { on_way_at: null } }
  expect([isMade(back, begun), isMade(back, ann)]).toEqual([false, true])
  expect(changedAlone(begun, back)).toEqual(ann)
  expect(isMade({ kind: 'status', of: ann, status: 'Completed', value: 5 }, { ...ann, status: 'Completed' })).toBe(false)
})
