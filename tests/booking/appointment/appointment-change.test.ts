import { describe, expect, test } from 'vitest'
import { readChange } from '#src/booking/appointment/appointment-change.ts'
import { dayPrice } from '#src/booking/appointment/day-price.ts'
import { storedValues } from '#src/booking/request/stored-values.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { edited } from '#tests/support/content/edit.ts'
import { dated } from '#tests/support/prices/random-changes.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { stored } from '#tests/support/server/store.ts'

/** What an owner's change makes of a stored request, by the content in force. */

const revision = await sampleRevision()
const now = { date: '2026-05-13', time: '10:00' }
const car = stored({ ...APPOINTMENT, request_type: 'appointment', service_address: '12 Elm St', site_notes: 'Gate 7' }, revision, now)
if (car === null) throw new Error('refused')
const quote: Appointment = { ...car, request_type: 'quote', appointment_date: null, appointment_time: null }

const read = (change: AppointmentChange, appointment: Appointment = car) => readChange({ appointment, change, revision, now })
const FIELDS = { car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['engine-bay'], service_address: '12 Elm St', site_notes: 'Gate 7' }

test.each<[AppointmentChange, object]>([
  [{ service_address: ' 14 Elm St ' }, { fields: { ...FIELDS, service_address: '14 Elm St' } }],
  [{ site_notes: '' }, { fields: { ...FIELDS, site_notes: undefined } }],
  [
    { site_notes: null, name: 'Bo Beech' },
    { name: 'Bo Beech', fields: { ...FIELDS, site_notes: undefined } },
  ],
  [{ name: 'Ann Ash', service_address: '12 Elm St', appointment_time: '09:00', car_size: 'mid', car_addons: ['engine-bay'] }, {}],
  [{ phone: '' }, { phone: '' }],
  [{ appointment_time: '10:00' }, { request_type: 'appointment', appointment_date: '2026-06-02', appointment_time: '10:00' }],
  [{ request_type: 'quote' }, { request_type: 'quote', appointment_date: null, appointment_time: null }],
])('%j touches nothing else, and never the price', (change, expected) => {
  const { edit, problems, openPrice } = read(change)
  expect(problems).toEqual([])
  expect(openPrice).toBeNull()
  expect(JSON.parse(JSON.stringify(edit))).toEqual(JSON.parse(JSON.stringify(expected)))
})

describe('a changed service', () => {
  const basic = { car_package: 'car-basic-shine', car_addons: [] }
  const fields = { ...FIELDS, ...basic }

  test('asks which price holds, and says both', () => {
    expect(read(basic).openPrice).toEqual({
      field: 'price',
      message: 'The service changes: send "keep" for the promised price, 450.00, or "new" for 55.00',
    })
  })

  test('keeps the promised price, and takes its time from the new package', () => {
    const { edit, openPrice } = read({ ...basic, price: 'keep' })
    expect(openPrice).toBeNull()
    expect(edit).toEqual({ service: { category: 'Car', serviceType: 'car-basic-shine', minutes: 300, furtherItems: [] }, fields })
  })

  test('has the new price, with what it is made of', () => {
    const { edit } = read({ ...basic, price: 'new' })
    expect(edit.price).toMatchObject({ calculatedPrice: '55.00', estimatedValue: 55, estimate: { lines: [{ id: 'car-basic-shine', low: 5500 }] } })
  })

  test('of another category leaves nothing of the first one, and everything of the form', () => {
    const { edit, problems } = read({
      vehicle_category: 'Motorcycle',
      motorcycle_package: 'motorcycle-buff-polish',
      car_package: '',
      car_size: '',
      car_addons: '',
      price: 'new',
    })
    expect(problems).toEqual([])
    expect(edit.service?.category).toBe('Motorcycle')
    expect(edit.fields).toEqual({
      service_address: '12 Elm St',
      site_notes: 'Gate 7',
      motorcycle_package: 'motorcycle-buff-polish',
      motorcycle_addons: [],
    })
  })

  test('keeps an answer of the form that is called as the category’s are', () => {
    const field = { kind: 'text', name: 'car_colour', label: 'Colour', maxLength: 20 }
    const form = edited(revision.content.bookingForm, [{ at: '/groups/0/fields/-', set: field }])
    const newer = revisionOf('colour', { ...revision.content, bookingForm: form }, revision.catalog)
    const change = { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-buff-polish', price: 'keep' as const }
    const { edit } = readChange({ appointment: { ...car, car_colour: 'red' }, change, revision: newer, now })
    expect(edit.fields).toHaveProperty('car_colour', 'red')
    expect(edit.fields).not.toHaveProperty('car_size')
  })

  test.each<[AppointmentChange, string, string]>([
    [{ car_package: 'car-diamond' }, 'car_package', 'unknown package "car-diamond"'],
    [{ car_size: 'tiny' }, 'car_size', 'Please select a car size'],
    [{ car_addons: 'wings' }, 'car_addons', 'must be a list of texts'],
    [{ rv_length: 30 }, 'rv_length', 'unknown field'],
    [{ vehicle_category: 'Boat' }, 'vehicle_category', 'must be one of Car, RV, Semi, Tractor, Motorcycle'],
    [{ vehicle_category: '' }, 'vehicle_category', 'Please select a vehicle type'],
  ])('that content does not offer, %j, is refused at its field', (change, field, message) => {
    const { problems } = read({ ...change, price: 'new' })
    expect(problems.map(problem => [problem.field, problem.message, problem.isWarning])).toEqual([[field, message, false]])
  })

  test('with an answer left open is a warning, as for a caller', () => {
    const { problems } = read({ car_size: '', price: 'keep' })
    expect(problems.map(({ field, isWarning }) => [field, isWarning])).toEqual([['car_size', true]])
  })
})

describe('what content no longer has', () => {
  const old: Appointment = { ...car, car_package: 'car-diamond', service_type: 'car-diamond', gate_code: '42' }

  test('stays as it was stored while something else is changed', () => {
    const { edit, problems } = read({ service_address: '14 Elm St' }, old)
    expect(problems).toEqual([])
    expect(edit).toEqual({ fields: { ...FIELDS, car_package: 'car-diamond', service_address: '14 Elm St', gate_code: '42' } })
  })

  test('goes with its service when that is changed; what is the form’s stays', () => {
    expect(read({ car_package: 'car-basic-shine', price: 'new' }, old).edit.fields).toMatchObject({ car_package: 'car-basic-shine', gate_code: '42' })
    expect(read({ car_size: 'sedan', price: 'new' }, old).problems).toMatchObject([{ field: 'car_package', isWarning: false }])
  })

  test('of a category that is gone, leaves the visit movable', () => {
    const boat: Appointment = { ...car, vehicle_category: 'Boat', boat_package: 'boat-wash' }
    expect(read({ appointment_time: '10:00', phone: '208-555-0199' }, boat)).toMatchObject({ problems: [], edit: { appointment_time: '10:00' } })
  })
})

test.each<[AppointmentChange, Appointment, [string, string][]]>([
  [{ appointment_date: '2026-06-04' }, quote, [['appointment_time', 'A day needs a time']]],
  [{ request_type: 'appointment' }, quote, [['appointment_date', 'An appointment needs a day and a time']]],
  [{ request_type: 'quote', appointment_date: '2026-06-04' }, car, [['appointment_date', 'A quote has no day and no time']]],
  [{ email: 'nobody' }, car, [['email', 'Please enter a valid email address']]],
  [{ service_type: 'car-basic-shine' }, car, [['service_type', 'unknown field']]],
  [{ calculated_price: '1.00' }, car, [['calculated_price', 'unknown field']]],
  [{ vehicle_colour: 'red' }, car, [['vehicle_colour', 'unknown field']]],
  [{ site_notes: 7 }, car, [['site_notes', 'must be a text']]],
])('%j is refused', (change, appointment, expected) => {
  const { problems } = read(change, appointment)
  expect(problems.map(({ field, message }) => [field, message])).toEqual(expected)
  expect(problems.every(({ isWarning }) => !isWarning)).toBe(true)
})

describe('a visit that is moved over a change of prices', () => {
  const exact = (amount: number) => ({ kind: 'exact', amount })
  const price = dated(exact(30_000), { from: '2026-06-09', price: exact(36_000) })
  const rising = compiledRevision('rising', edited(revision.content, [{ at: '/categories/0/packages/2/price', set: price }]), now.date)
  const asked = { appointment_date: '2026-06-09', appointment_time: '09:00' }
  const moved = (change: AppointmentChange) => readChange({ appointment: car, change, revision: { ...rising, money: revision.money }, now }).edit
  const before = storedValues(car, rising).values

  test('keeps the price that was promised, and has that of its day where the call asks for it, and the same service', () => {
    expect(moved(asked)).not.toHaveProperty('price')
    expect(moved({ ...asked, price: 'keep' })).not.toHaveProperty('price')
    const edit = moved({ ...asked, price: 'new' })
    expect(edit.price).toMatchObject({ estimate: { lines: [{ id: 'car-gold-shine', low: 36_000 }, { id: 'engine-bay' }] } })
    expect(edit).not.toHaveProperty('service')
    expect(edit).not.toHaveProperty('fields')
  })

  test('is told by what it costs on both days, whatever was promised', () => {
    const on = (date: string) => dayPrice(rising, before, { ...before, date }, now)
    expect(on('2026-06-09')?.lines[0]).toMatchObject({ low: 36_000 })
    expect(on('2026-06-08')).toBeNull()
    expect(dayPrice(rising, { ...before, date: '2026-06-10' }, { ...before, date: '2026-06-11' }, now)).toBeNull()
  })
})
