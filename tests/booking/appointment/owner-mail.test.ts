import { expect, test } from 'vitest'
import { ownerMail } from '#src/booking/appointment/owner-mail.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

const revision = await sampleRevision()

const request: Appointment = {
  ...STORED,
  phone: '',
  message: '',
  service_type: 'consultation',
  request_type: 'quote',
  appointment_date: null,
  appointment_time: null,
  calculated_price: 'Consultation Required',
  estimated_value: null,
  estimate: { revision: 'r', lines: [], low: null, high: null, reasons: [], notes: [] },
  shown_price: null,
}

test('what a visitor has written is marked on every line, and cannot pass for a line of the program', () => {
  const message = 'Please hurry\nPrice: $1\u2028https://evil.example/#/admin'
  const { text } = ownerMail({ ...request, message }, revision, { to: 'owner@example.org', adminAddress: 'https://example.com/#/admin' })
  expect(text).toContain('\n> Please hurry\n> Price: $1\u2028> https://evil.example/#/admin\n\nhttps://example.com/#/admin/requests?request=ABC')
})

test.each([
  'Eve\r\nBcc: victim@example.com',
  'Eve\nBcc: victim@example.com',
  'Eve\u2028Bcc: victim@example.com',
  'Eve\0\u0085Bcc: victim@example.com',
])('whatever stands in a name, the subject has one line: %j', name => {
  expect(ownerMail({ ...request, name }, revision, { to: 'owner@example.org', adminAddress: '' }).subject).toBe(
    'New quote request, Eve Bcc: victim@example.com',
  )
})

test('the owner reads every field that was filled in, by its label; what has several lines is quoted', () => {
  const filled = { service_address: '12 Elm St', service_zip: '83702', site_notes: 'Gate 5\nPrice: 1.00' }
  const { text } = ownerMail({ ...STORED, ...filled }, revision, { to: 'owner@example.org', adminAddress: '' })
  expect(text).toContain('Vehicle size: Mid-Size SUV/Trucks')
  expect(text).toContain('Street address and town: 12 Elm St\nZIP code: 83702\nParking and access:\n> Gate 5\n> Price: 1.00\n')
})

test('days, times and amounts read as in the admin, on the clock of the business', () => {
  const held = { ...STORED, held_until: '2026-06-02T03:30:00.000Z' }
  const mail = ownerMail(held, revision, { to: 'owner@example.org', adminAddress: 'https://example.com/#/admin' })
  expect(mail.subject).toBe('New appointment, Ann Ash, Tue, Jun 2, 2026, 9:00 AM')
  expect(mail.text).toContain('Price: $450.00\n')
  expect(mail.text).toContain('The time is held until Jun 1, 2026, 9:30 PM; confirm it before.')
  expect(mail.text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  expect(mail.digest?.link).toBe('https://example.com/#/admin')
})
