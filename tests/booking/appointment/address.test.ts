import { expect, test } from 'vitest'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'
import { addressOf, townOf } from '#src/booking/appointment/address.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

const { bookingForm } = (await sampleRevision()).content

test.each([
  [{ service_address: '12 Elm St, Boise', service_zip: '83702' }, '12 Elm St, Boise, 83702'],
  [{ service_address: ' 12 Elm St ', service_zip: '' }, '12 Elm St'],
  [{ service_zip: '83702', site_notes: 'Semaphore code 1234' }, '83702'],
  [{ service_address: '   ' }, null],
  [{}, null],
])('of %j the address is %s', (fields, address) => {
  expect(addressOf({ ...STORED, ...fields }, { bookingForm })).toBe(address)
})

test.each([
  [{ service_address: '12 Elm St, Boise', service_zip: '83702' }, 'Boise'],
  [{ service_address: '12 Elm St, Boise, ID 83702' }, 'Boise, ID 83702'],
  [{ service_address: '12 Elm St' }, '12 Elm St'],
  [{ service_address: '12 Elm St, ' }, '12 Elm St,'],
  [{ service_zip: '83702' }, '83702'],
  [{}, null],
])('of %j the town is %s', (fields, town) => {
  expect(townOf({ ...STORED, ...fields }, { bookingForm })).toBe(town)
})

test('any field that the content marks as a part of an address counts, in the order of the form, and no other', () => {
  const text = (name: string, more: object): Field => ({ kind: 'text', name, label: name, maxLength: 100, ...more })
  const fields = [
    text('town', { autocomplete: 'address-level2' }),
    text('company', { autocomplete: 'organization' }),
    text('note', {}),
    text('road', { autocomplete: 'address-line1' }),
  ]
  const form: BookingForm = { ...bookingForm, groups: [{ id: 'where', title: 'Where', fields }] }
  expect(addressOf({ ...STORED, town: 'Boise', company: 'Ash & Co', note: 'Hi', road: '12 Elm St' }, { bookingForm: form })).toBe('Boise, 12 Elm St')
  expect(townOf({ ...STORED, town: 'Boise', road: '12 Elm St' }, { bookingForm: form })).toBe('Boise')
})
