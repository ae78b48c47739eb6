import { expect, test } from 'vitest'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { changedFields, isSameForm, isSameService } from '#src/booking/request/changed-fields.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const revision = await sampleRevision()

const CAR: FormValues = {
  ...EMPTY_VALUES,
  texts: { name: 'Ann Ash', email: 'ann@example.com', phone: '208-555-0100', service_address: '12 Elm St' },
  category: 'Car',
  package: 'car-gold-shine',
  inputs: { size: 'mid' },
  addons: ['engine-bay'],
  date: '2026-06-02',
  time: '09:00',
}

test.each<[what: string, Partial<FormValues>, Record<string, unknown>]>([
  ['nothing', {}, {}],
  ['spaces around a text', { texts: { ...CAR.texts, name: ' Ann Ash ' } }, {}],
  ['the address', { texts: { ...CAR.texts, service_address: '14 Elm St' } }, { service_address: '14 Elm St' }],
  ['an answer that is taken away', { texts: { ...CAR.texts, service_address: '' } }, { service_address: '' }],
  ['a phone number as it was, written otherwise', { texts: { ...CAR.texts, phone: '(208) 555.0100' } }, {}],
  ['the day, which goes with its time', { date: '2026-06-03' }, { appointment_date: '2026-06-03', appointment_time: '09:00' }],
  [
    'a quote in place of the appointment',
    { mode: 'quote', date: '', time: '' },
    { request_type: 'quote', appointment_date: '', appointment_time: '' },
  ],
  ['the size', { inputs: { size: 'sedan' } }, { car_size: 'sedan' }],
  ['no add-ons', { addons: [] }, { car_addons: [] }],
  [
    'another category',
    { category: 'Motorcycle', package: 'motorcycle-buff-polish', inputs: {}, addons: [] },
    {
      vehicle_category: 'Motorcycle',
      car_package: '',
      car_size: '',
      car_addons: '',
      motorcycle_package: 'motorcycle-buff-polish',
    },
  ],
])('of a change of %s only what differs is sent', (_, change, expected) => {
  expect(changedFields(CAR, { ...CAR, ...change }, revision, 'desktop')).toEqual(expected)
})

test('a service that content no longer prices is not sent with a change of something else', () => {
  const gone: FormValues = { ...CAR, package: '' }
  const moved = { ...gone, date: '2026-06-06', texts: { ...gone.texts, name: 'Bo' } }
  expect(changedFields(gone, moved, revision, 'desktop')).toEqual({ name: 'Bo', appointment_date: '2026-06-06', appointment_time: '09:00' })
})

test('of a day with which nothing can be priced the service stays', () => {
  const date = '2150-06-06'
  expect(changedFields(CAR, { ...CAR, date }, revision, 'desktop')).toEqual({ appointment_date: date, appointment_time: '09:00' })
})

test.each<[Partial<FormValues>, boolean]>([
  [{ date: '2026-06-03', texts: {}, mode: 'quote' }, true],
  [{ inputs: { size: 'mid', length: '' } }, true],
  [{ inputs: { size: 'sedan' } }, false],
  [{ addons: [] }, false],
  [{ package: 'car-basic-shine' }, false],
])('whether %j asks for the same service: %s', (change, isSame) => {
  expect(isSameService(CAR, { ...CAR, ...change })).toBe(isSame)
})

test('add-ons in another order are the same service', () => {
  const two = { ...CAR, addons: ['engine-bay', 'pet-hair'] }
  expect(isSameService(two, { ...two, addons: ['pet-hair', 'engine-bay'] })).toBe(true)
})

test.each<[string, Partial<FormValues>, boolean]>([
  ['an empty text where there was none', { texts: { ...CAR.texts, message: '' } }, true],
  ['answers in another order', { texts: Object.fromEntries(Object.entries(CAR.texts).toReversed()) }, true],
  ['a message', { texts: { ...CAR.texts, message: 'Two dogs' } }, false],
  ['a text that is taken away', { texts: { ...CAR.texts, service_address: '' } }, false],
  ['another package', { package: 'car-basic-shine' }, false],
  ['another day', { date: '2026-06-03' }, false],
  ['another time', { time: '10:00' }, false],
  ['a quote', { mode: 'quote' }, false],
])('whether a form with %s says the same', (_, change, isSame) => {
  expect(isSameForm(CAR, { ...CAR, ...change })).toBe(isSame)
})
