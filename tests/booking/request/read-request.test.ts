import { expect, test } from 'vitest'
import { serviceTypeOf } from '#src/booking/request/visit-minutes.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { edited } from '../../support/content/edit.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { formPayload } from '#tests/support/server/form-payload.ts'

const revision = await sampleRevision()
const NOW = { date: '2026-05-13', time: '10:00' }
const person = { name: 'Alex Doe', email: 'alex@example.com', phone: '208-555-0150', message: 'Semaphore code 12' }
const visit = { appointment_date: '2026-05-20', appointment_time: '09:00' }
const car = { ...person, ...visit, vehicle_category: 'Car', car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['engine-bay'] }

const read = (body: object) => readRequest(revision, { ...person, vehicle_category: '', ...body }, NOW)
const request = (body: object) => {
  const { request, problems } = read(body)
  if (request === null || problems.length > 0) throw new Error(JSON.stringify(problems))
  return request
}

test('a desktop appointment is priced by the server and keeps its lines', () => {
  const result = request({ ...car, service_type: 'car-gold-shine', request_type: 'appointment', calculated_price: '1.00' })
  expect(result).toMatchObject({
    mode: 'appointment',
    serviceType: 'car-gold-shine',
    contact: person,
    fields: { car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['engine-bay'] },
    calculatedPrice: '450.00',
    estimatedValue: 450,
    shownPrice: '1.00',
    minutes: 300,
  })
  expect(result.estimate.lines.map(({ id, low }) => [id, low])).toEqual([
    ['car-gold-shine', 35000],
    ['engine-bay', 10000],
  ])
  expect(result.estimate.revision).toBe(revision.id)
})

test.each([
  ['no request type, with a time', visit, 'appointment'],
  ['no request type, without a time', {}, 'quote'],
  ['a quote', { request_type: 'quote' }, 'quote'],
])('%s is an appointment or a quote', (_, body, mode) => {
  expect(request({ vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-buff-polish', motorcycle_addons: [], ...body }).mode).toBe(mode)
})

test('a consultation has no value', () => {
  expect(request({ vehicle_category: 'Semi', semi_package: 'semi-platinum-shine' })).toMatchObject({
    calculatedPrice: 'Consultation Required',
    estimatedValue: null,
    estimate: { low: null, reasons: ['This package is priced after a consultation.'] },
  })
})

test.each([
  ['an unknown field', { vehicle_colour: 'red' }, 'vehicle_colour', 'unknown field'],
  ['a field of another category', { rv_length: 30 }, 'rv_length', 'unknown field'],
  ['no category', { vehicle_category: '' }, 'vehicle_category', 'Please select a vehicle type'],
  ['an unknown category', { vehicle_category: 'Boat' }, 'vehicle_category', 'must be one of Car, RV, Semi, Tractor, Motorcycle'],
  ['an unknown package', { car_package: 'car-diamond' }, 'car_package', 'unknown package "car-diamond"'],
  ['an unknown size', { car_size: 'tiny' }, 'car_size', 'Please select a car size'],
  ['an unknown add-on', { car_addons: ['wings'] }, 'car_addons', 'unknown add-on "wings"'],
  ['an add-on taken twice', { car_addons: ['pet-hair', 'pet-hair'] }, 'car_addons', '"pet-hair" can be taken once'],
  ['add-ons that are no list', { car_addons: 'pet-hair' }, 'car_addons', 'must be a list of texts'],
  ['a package that is no text', { car_package: 7 }, 'car_package', 'must be a text'],
  ['a past day', { appointment_date: '2026-05-12' }, 'appointment_date', 'Please select a future date'],
  ['a time off the grid', { appointment_time: '09:10' }, 'appointment_time', null],
  ['an unknown service type', { service_type: 'spaceship' }, 'service_type', 'unknown service type'],
  ['no name', { name: '' }, 'name', 'Name is required'],
  ['a form field of a wrong type', { message: 5 }, 'message', 'must be a text'],
])('%s is refused at its field', (_, change, field, message) => {
  const { problems } = read({ ...car, ...change })
  expect(problems.map(problem => problem.field)).toContain(field)
  if (message !== null) expect(problems.find(problem => problem.field === field)?.message).toBe(message)
})

test.each([
  ['without the answers', { car_package_id: 'car-gold-shine', car_size_type: 'Standard' }, 'Car', 'Consultation Required', 300],
  ['complete without answers', { motorcycle_package_id: 'motorcycle-buff-polish' }, 'Motorcycle', '200.00', 240],
  ['without a package', { service_type: 'consultation' }, 'RV', 'Consultation Required', 360],
  [
    'with empty fields beside a consultation',
    { service_type: 'consultation', car_package: '', car_size: null, car_addons: [], car_package_id: '' },
    'Car',
    'Consultation Required',
    300,
  ],
])("the mobile helper's payload %s is accepted", (_, body, category, price, minutes) => {
  const result = request({ ...visit, vehicle_category: category, ...body })
  expect(result).toMatchObject({ calculatedPrice: price, minutes, date: '2026-05-20' })
})

test.each([
  ['an unknown service type', { motorcycle_package_id: 'motorcycle-buff-polish', service_type: 'spaceship' }, 'service_type'],
  ['answers beside a consultation', { service_type: 'consultation', motorcycle_addons: ['wings'] }, 'motorcycle_addons'],
  ['a size that is no text', { motorcycle_package_id: 'motorcycle-buff-polish', motorcycle_size_type: ['big'] }, 'motorcycle_size_type'],
  ['a size that is too long', { motorcycle_package_id: 'motorcycle-buff-polish', motorcycle_size_type: 'x'.repeat(101) }, 'motorcycle_size_type'],
])("the mobile helper's payload with %s is refused", (_, body, field) => {
  const { problems } = read({ ...visit, vehicle_category: 'Motorcycle', ...body })
  expect(problems.map(problem => problem.field)).toEqual([field])
})

test.each([
  ['adds to the price', { kind: 'amount', amount: 5000 }, ['250.00']],
  ['forbids', { kind: 'forbid', reason: 'custom-quote' }, ['motorcycle_package_id']],
])('a rule for the day of the visit that %s holds for the mobile helper too', (_, effect, expected) => {
  const at = revision.content.categories.findIndex(({ id }) => id === 'Motorcycle')
  const when = { date: { from: visit.appointment_date, until: visit.appointment_date } }
  const content = edited(revision.content, [{ at: `/categories/${at}/rules`, set: [{ id: 'that-day', title: 'That day', when, effect }] }])
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const body = { ...person, ...visit, vehicle_category: 'Motorcycle', motorcycle_package_id: 'motorcycle-buff-polish' }
  const reading = readRequest(revisionOf('dated', content, compiled.catalog), body, NOW)
  expect(reading.request === null ? reading.problems.map(({ field }) => field) : [reading.request.calculatedPrice]).toEqual(expected)
})

test('what nobody sees is kept of no text that a program sends beside the form', () => {
  expect(request({ ...car, calculated_price: ' 4\u0000\u202e50\n' }).shownPrice).toBe('450')
  expect(request({ ...car, calculated_price: '\u0000' }).shownPrice).toBeNull()
  expect(request({ vehicle_category: 'Car', car_package_id: 'car-gold-shine', car_size_type: 'Stan\u0000dard' }).fields).toMatchObject({
    car_size_type: 'Standard',
  })
})

test("the form's own payload is accepted and priced alike", () => {
  const values = {
    mode: 'appointment',
    texts: { name: 'Alex Doe', email: 'alex@example.com', phone: '', message: '' },
    category: 'RV',
    package: 'rv-exterior-detailing',
    inputs: { length: '30' },
    addons: [],
    date: '2026-05-20',
    time: '09:00',
  } as const
  const payload = formPayload(values, revision, 'desktop', serviceTypes(revision.catalog))
  expect(payload).toMatchObject({
    service_type: 'rv-exterior-detailing',
    rv_length: 30,
    rv_addons: [],
    calculated_price: '360.00',
    request_type: 'appointment',
  })
  const result = request(payload)
  expect([result.calculatedPrice, result.shownPrice]).toEqual(['360.00', '360.00'])
})

test("the service type is the package's own, else the first of the category", () => {
  const types = serviceTypes(revision.catalog)
  const values = { mode: 'quote', texts: {}, category: 'Car', package: '', inputs: {}, addons: [], date: '', time: '' } as const
  expect(serviceTypeOf(values, types)?.value).toBe('car-basic-shine')
  expect(serviceTypeOf({ ...values, package: 'car-gold-shine' }, types)?.value).toBe('car-gold-shine')
  expect(serviceTypeOf(values, [])).toBeNull()
})
