import { expect, test } from 'vitest'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { customerFields, editsToo } from '#src/web/admin/edit-request/edits-too.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const { bookingForm } = await sampleAdminContent()
const TODAY = '2026-06-01'
const OF: Appointment = { ...STORED, service_address: '12 Elm St' }
const other = (id: string, part: Partial<Appointment> = {}): Appointment => ({ ...OF, id, appointment_date: '2026-06-05', ...part })
const edit = (fields: AppointmentChange) => ({ kind: 'edit', of: OF, fields }) as const
const ADDRESS = edit({ service_address: '14 Elm St' })

test('a new address is meant for the coming visits that have the old one', () => {
  const requests = [
    OF,
    other('pending'),
    other('today', { status: 'Confirmed', appointment_date: TODAY }),
    other('elsewhere', { service_address: '1 Oak St' }),
    other('over', { appointment_date: '2026-05-31' }),
    other('done', { status: 'Completed' }),
    other('cancelled', { status: 'Cancelled' }),
    other('trashed', { deleted_at: '2026-06-01T15:00:00.000Z' }),
    other('quote', { request_type: 'quote', appointment_date: null, appointment_time: null }),
  ]
  expect(editsToo(ADDRESS, requests, bookingForm, TODAY).map(({ of, fields }) => [of.id, fields])).toEqual([
    ['pending', { service_address: '14 Elm St', despite_warnings: false }],
    ['today', { service_address: '14 Elm St', despite_warnings: false }],
  ])
})

test('each field that was changed goes where its old value stands', () => {
  const both = edit({ service_address: '14 Elm St', phone: '208-555-0199', despite_warnings: true })
  expect(editsToo(both, [other('b', { phone: '208-555-0111' })], bookingForm, TODAY)[0]?.fields).toEqual({
    service_address: '14 Elm St',
    despite_warnings: true,
  })
})

test.each<[AppointmentChange, string[]]>([
  [{ service_address: '14 Elm St' }, ['service_address']],
  [{ service_address: '12 Elm St' }, []],
  [{ message: 'Three dogs' }, []],
  [{ appointment_date: '2026-06-03', appointment_time: '10:30' }, []],
  [{ car_size: 'sedan', price: 'keep' }, []],
])('%j changes of the customer: %j', (fields, names) => {
  expect(customerFields(edit(fields), bookingForm)).toEqual(names)
})
