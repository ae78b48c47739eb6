import { expect, test } from 'vitest'
import { countWork, jobOf } from '#src/booking/appointment/job.ts'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

const { content } = await sampleRevision()

const features = (id: string) => content.categories.flatMap(({ packages }) => packages).find(item => item.id === id)?.features ?? []

test('the work includes what the package builds on, each part once, and every add-on with its quantity', () => {
  const { includes, addons } = jobOf({ ...STORED, car_addons: ['engine-bay', 'pet-hair', 'pet-hair'] }, content)
  expect(includes).toEqual([...features('car-basic-shine'), ...features('car-silver-shine'), ...features('car-gold-shine')])
  expect(addons).toEqual(['Engine Bay', 'Pet Hair × 2'])
})

test('what is known of the thing stands apart from what is known of the place; the address is in neither', () => {
  const text = (name: string, more: object = {}): Field => ({ kind: 'text', name, label: name, maxLength: 100, ...more })
  const fields = [text('make', { shown: { categories: ['Car'] } }), text('road', { autocomplete: 'street-address' }), text('gate')]
  const bookingForm: BookingForm = { ...content.bookingForm, groups: [{ id: 'g', title: 'G', fields }] }
  const { thing, place } = jobOf({ ...STORED, make: 'Saab', road: '12 Elm Street', gate: '1234' }, { ...content, bookingForm })
  expect(thing.map(({ text }) => text)).toEqual(['Saab', 'Mid-Size SUV/Trucks'])
  expect(place.map(({ text }) => text)).toEqual(['1234'])
})

test.each([
  ['a package', { service_type: 'gone', car_package: 'gone' }, { includes: [], addons: ['Engine Bay'] }],
  ['a category', { vehicle_category: 'Gone' }, { includes: [], addons: [] }],
])('of %s that content no longer has the rest of the work stays', (_, gone, job) => {
  expect(jobOf({ ...STORED, ...gone }, content)).toMatchObject(job)
})

test('a day needs each package as often as it is booked, and each add-on by the unit', () => {
  const motorcycle = { ...STORED, vehicle_category: 'Motorcycle', service_type: 'motorcycle-standard-detail' }
  expect(countWork([motorcycle, STORED, { ...STORED, car_addons: ['pet-hair', 'pet-hair'] }], content)).toEqual([
    { title: 'Gold Shine Rejuvenation', count: 2 },
    { title: content.categories.flatMap(({ packages }) => packages).find(({ id }) => id === 'motorcycle-standard-detail')?.title, count: 1 },
    { title: 'Pet Hair', count: 2 },
    { title: 'Engine Bay', count: 1 },
  ])
})
