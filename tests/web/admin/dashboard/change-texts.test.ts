import { expect, test } from 'vitest'
import { changeFailure, changeNews, enteredNews, movedNews } from '#src/web/admin/dashboard/change-texts.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED as ann } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()

test.each<[Change, string, string]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, 'Ann Ash: status is now Confirmed', 'Failed to update status: Not now'],
  [{ kind: 'progress', of: ann, moments: { on_way_at: '2026-06-02T14:40:00.000Z' } }, 'Ann Ash: on the way', 'Failed to update status: Not now'],
  [{ kind: 'progress', of: ann, moments: { on_way_at: null } }, 'Ann Ash: not on the way', 'Failed to update status: Not now'],
  [{ kind: 'progress', of: ann, moments: { started_at: '2026-06-02T14:40:00.000Z' } }, 'Ann Ash: started', 'Failed to update status: Not now'],
  [{ kind: 'progress', of: ann, moments: { started_at: null } }, 'Ann Ash: not started', 'Failed to update status: Not now'],
  [{ kind: 'progress', of: ann, moments: { price_told_at: null } }, 'Ann Ash: price not sent', 'Failed to update status: Not now'],
  [{ kind: 'value', of: ann, value: 61.5 }, 'Ann Ash: actual value is now $61.50', 'Failed to update value: Not now'],
  [{ kind: 'value', of: ann, value: 0 }, 'Ann Ash: actual value is now $0.00', 'Failed to update value: Not now'],
  [{ kind: 'value', of: ann, value: null }, 'Ann Ash: actual value is now not set', 'Failed to update value: Not now'],
  [{ kind: 'delete', of: ann }, 'The request of Ann Ash was deleted', 'Failed to delete appointment: Not now'],
  [{ kind: 'delete-all' }, 'All appointments were deleted', 'Failed to delete all appointments: Not now'],
  [{ kind: 'restore', of: ann }, 'The request of Ann Ash is back: Tue, Jun 2, 9:00 AM', 'The request of Ann Ash stays in the trash: Not now'],
])('of %j is said what it did, or why it failed', (change, news, failure) => {
  expect(changeNews(change, content)).toBe(news)
  expect(changeFailure(change, content.messages, 'Not now')).toBe(failure)
})

test('of a visit that was moved or given to another crew is said when it is now, and whose', () => {
  const [date, time] = [ann.appointment_date ?? '', ann.appointment_time ?? '']
  const moved = { kind: 'edit', of: ann, fields: { appointment_date: '2026-06-03', appointment_time: '09:00' } } as const
  const given = { kind: 'edit', of: ann, fields: { appointment_date: date, appointment_time: time, crew: 2 } } as const
  expect(movedNews(moved, null, content.dates)).toBe('The visit of Ann Ash was moved to Wed, Jun 3, 9:00 AM')
  expect(movedNews(moved, 'Crew 2', content.dates)).toBe('The visit of Ann Ash was moved to Wed, Jun 3, 9:00 AM, now Crew 2')
  expect(movedNews(given, 'Crew 2', content.dates)).toBe('The visit of Ann Ash is now with Crew 2')
  expect(movedNews({ ...given, fields: { crew: 2 } }, 'Crew 2', content.dates)).toBe('The visit of Ann Ash is now with Crew 2')
  expect(changeNews(moved, content, 'Crew 2')).toBe('The request of Ann Ash was changed, now Crew 2')
})

test('of a quote that was given a time is said which', () => {
  const quote = { ...ann, appointment_date: null, appointment_time: null }
  const fields = { appointment_date: '2026-06-03', appointment_time: '09:00' }
  expect(changeNews({ kind: 'edit', of: quote, fields }, content)).toBe('Ann Ash has a time: Wed, Jun 3, 9:00 AM')
})

test('of a visit that takes another while is said how long, and that it is as before once that was taken back', () => {
  const edit = { kind: 'edit', of: ann, fields: { duration: 330 } } as const
  expect(changeNews(edit, content)).toBe('The visit of Ann Ash takes 5 h 30 min now')
  expect(changeNews({ ...edit, isBack: true }, content)).toBe('The request of Ann Ash is as it was before')
})

test('of an edit that was taken back is said that all is as before', () => {
  const edit = { kind: 'edit', of: ann, fields: { name: 'Ann Oak' } } as const
  expect(changeNews(edit, content)).toBe('The request of Ann Ash was changed')
  expect(changeNews({ ...edit, isBack: true }, content)).toBe('The request of Ann Ash is as it was before')
})

test('of a visit that has taken its time again is said which crew has it', () => {
  expect(changeNews({ kind: 'status', of: ann, status: 'Confirmed', tell: true }, content, 'Crew 2')).toBe(
    'Ann Ash: status is now Confirmed, with Crew 2, and the mail is on its way',
  )
  expect(changeNews({ kind: 'restore', of: ann }, content, 'Crew 2')).toBe('The request of Ann Ash is back: Tue, Jun 2, 9:00 AM, with Crew 2')
})

test('of a visit that was booked is said when it is, and whose where there are several crews', () => {
  const booked = { ...ann, status: 'Confirmed', appointment_date: '2026-06-03', appointment_time: '09:00' } as const
  expect(enteredNews(booked, content.dates)).toBe('Ann Ash is booked: Wed, Jun 3, 9:00 AM')
  expect(enteredNews({ ...booked, crew: 2 }, content.dates)).toBe('Ann Ash is booked: Wed, Jun 3, 9:00 AM, Crew 2')
})
