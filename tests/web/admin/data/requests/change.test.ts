import { expect, test } from 'vitest'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { type Change, type ChangeOfOne, changed, changedAlone, isMade, newest, renewed } from '#src/web/admin/data/requests/change.ts'
import { STORED } from '../../../../support/stored-request.ts'

const [ann, bo]: [Appointment, Appointment] = [STORED, { ...STORED, id: 'DEF', name: 'Bo Beech' }]
const LIST: AppointmentList = { appointments: [ann, bo] }

/** In short: by name, what a change can change. */
const told = ({ appointments }: AppointmentList) => appointments.map(each => `${each.name} ${each.status} ${each.actual_value}`)

test.each<[Change, string[]]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, ['Ann Ash Confirmed null', 'Bo Beech Pending null']],
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
  [{ kind: 'value', of: ann, value: 5 }, { actual_value: 5 }],
  [{ kind: 'edit', of: ann, fields: { phone: '1', despite_warnings: true } }, { phone: '1' }],
  [{ kind: 'edit', of: ann, fields: { phone: '+1 (208) 555-0199' } }, { phone: '208-555-0199' }],
  [{ kind: 'delete', of: ann }, { deleted_at: '2026-06-03T15:00:00.000Z' }],
])('the change %j is made where the request says %j', (change, fields) => {
  expect(isMade(change, { ...ann, ...fields })).toBe(true)
  expect(isMade(change, ann)).toBe(false)
})
