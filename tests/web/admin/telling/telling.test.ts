import { expect, test } from 'vitest'
import type { Appointment, MailKind, Status } from '#src/contract/generated/types.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { askedOf, canMail, mailOfChange, misledOf, previewOf, untoldOf } from '#src/web/admin/telling/telling.ts'
import { sampleAdminContent } from '#tests/support/content/admin-content.ts'
import { PROMISED } from '#tests/support/server/promised-request.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const TODAY = '2026-06-01'
const ALL: MailKind[] = ['confirmed', 'moved', 'cancelled', 'restored']
const DELETED = { ...STORED, deleted_at: '2026-06-01T15:00:00.000Z' }
const QUOTE: Appointment = { ...STORED, request_type: 'quote', appointment_date: null, appointment_time: null }
const LATER = { appointment_date: '2026-06-03', appointment_time: '10:30' }

test.each<[Change, MailKind | null]>([
  [{ kind: 'status', of: STORED, status: 'Confirmed' }, 'confirmed'],
  [{ kind: 'status', of: STORED, status: 'Cancelled' }, 'cancelled'],
  [{ kind: 'status', of: { ...STORED, status: 'Cancelled' }, status: 'Pending' }, 'restored'],
  [{ kind: 'restore', of: DELETED }, 'restored'],
  [{ kind: 'edit', of: { ...STORED, status: 'Confirmed' }, fields: LATER }, 'moved'],
  [{ kind: 'edit', of: QUOTE, fields: { request_type: 'appointment', ...LATER, status: 'Confirmed' } }, 'confirmed'],
  [{ kind: 'status', of: STORED, status: 'Completed' }, null],
  [{ kind: 'status', of: { ...STORED, appointment_date: '2026-05-31' }, status: 'Confirmed' }, null],
  [{ kind: 'edit', of: STORED, fields: { name: 'Ann Oak' } }, null],
  [{ kind: 'value', of: STORED, value: 80 }, null],
  [{ kind: 'delete', of: STORED }, null],
  [{ kind: 'delete-all' }, null],
])('what a change tells is known before it is made: %j', (change, kind) => {
  expect(mailOfChange(change, { kinds: ALL }, TODAY)).toBe(kind)
  expect(mailOfChange(change, { kinds: [] }, TODAY), 'content has no mail for it').toBeNull()
})

test('what was entered is told as it stands', () => {
  const kinds: MailKind[] = [...ALL, 'appointment', 'quote']
  expect(mailOfChange({ kind: 'entered', of: { ...STORED, status: 'Confirmed' } }, { kinds }, TODAY)).toBe('confirmed')
  expect(mailOfChange({ kind: 'entered', of: STORED }, { kinds }, TODAY)).toBe('appointment')
  expect(mailOfChange({ kind: 'entered', of: QUOTE }, { kinds }, TODAY)).toBe('quote')
  expect(mailOfChange({ kind: 'entered', of: STORED }, { kinds: ALL }, TODAY), 'content has no mail for it').toBeNull()
})

test('a preview is asked for the change alone', () => {
  expect(previewOf({ kind: 'status', of: STORED, status: 'Confirmed', tell: true })).toEqual({ status: 'Confirmed' })
  expect(previewOf({ kind: 'restore', of: DELETED })).toEqual({ restored: true })
})

test('after several changes, whoever gets no mail and can be reached is told by hand', () => {
  const made = (of: Partial<Appointment>, now: Partial<Appointment>) => ({ of: { ...STORED, ...of }, now: { ...STORED, ...of, ...now } })
  const all = [
    made({ id: 'mailed' }, { status: 'Confirmed' }),
    made({ id: 'texted', email: '' }, { status: 'Confirmed' }),
    made({ id: 'written', phone: '' }, { status: 'Confirmed' }),
    made({ id: 'unreached', email: '', phone: '' }, { status: 'Confirmed' }),
    made({ id: 'over', email: '', appointment_date: '2026-05-31' }, { status: 'Confirmed' }),
    made({ id: 'trashed', email: '' }, { deleted_at: '2026-06-01T15:00:00.000Z' }),
  ]
  const ids = (is_set_up: boolean) => untoldOf(all, { is_set_up, kinds: ALL }, TODAY).map(({ of, kind }) => [of.id, kind])
  expect(ids(true)).toEqual([['texted', 'confirmed']])
  expect(ids(false)).toEqual([
    ['mailed', 'confirmed'],
    ['texted', 'confirmed'],
    ['written', 'confirmed'],
  ])
})

test('after changes are taken back, whoever was told of them and gets no mail is told by hand, in words where there are some', () => {
  const made = (id: string, before: Status, after: Status, more: Partial<Appointment> = {}) => ({
    of: { ...STORED, id, status: before, ...more },
    now: { ...STORED, id, status: after, ...more },
  })
  const all = [
    made('unconfirmed', 'Confirmed', 'Pending'),
    made('on again', 'Cancelled', 'Confirmed', { email: '' }),
    made('mailed', 'Cancelled', 'Confirmed'),
    made('unreached', 'Confirmed', 'Pending', { email: '', phone: '' }),
    made('never told', 'Confirmed', 'Pending'),
  ]
  const informed = ['unconfirmed', 'on again', 'mailed', 'unreached']
  expect(misledOf(all, { informed, mailed: ['mailed'] }, { kinds: ALL }, TODAY).map(({ of, kind }) => [of.id, kind])).toEqual([
    ['unconfirmed', null],
    ['on again', 'confirmed'],
  ])
})

test('a mail needs an address, and a server that mails', () => {
  expect(canMail(STORED, { is_set_up: true })).toBe(true)
  expect(canMail(STORED, { is_set_up: false })).toBe(false)
  expect(canMail({ email: '' }, { is_set_up: true })).toBe(false)
})

test('who cancels a visit for which something is owed is asked before it, also where no mail can be sent, and where the visit is over', async () => {
  const content = await sampleAdminContent()
  const silent = { is_set_up: false, kinds: [], waiting: 0, failed: 0 }
  const cancel = (of: Appointment) => ({ kind: 'status', of, status: 'Cancelled' }) as const
  const late = { date: TODAY, time: '12:00' }
  const asked = { change: cancel(PROMISED), kind: 'cancelled', canTell: false }
  expect(askedOf(cancel(PROMISED), silent, late, content)).toEqual(asked)
  expect(askedOf(cancel(PROMISED), undefined, late, content), 'before it is known whether mail is set up').toEqual(asked)
  expect(askedOf(cancel(PROMISED), { ...silent, is_set_up: true, kinds: ALL }, { date: '2026-06-05', time: '12:00' }, content)).toEqual(asked)
  expect(askedOf(cancel(PROMISED), { ...silent, is_set_up: true, kinds: ALL }, late, content)).toEqual({ ...asked, canTell: true })
  expect(askedOf(cancel(PROMISED), silent, { date: '2026-05-31', time: '12:00' }, content), 'nothing is owed').toBeNull()
  expect(askedOf(cancel({ ...PROMISED, status: 'Cancelled' }), silent, late, content), 'it is cancelled').toBeNull()
  expect(askedOf({ kind: 'status', of: PROMISED, status: 'Completed' }, silent, late, content)).toBeNull()
  expect(askedOf(cancel(STORED), silent, late, content), 'nothing was promised').toBeNull()
})
