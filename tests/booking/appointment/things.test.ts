import { expect, test } from 'vitest'
import { thingsOf } from '#src/booking/appointment/things.ts'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

const { content } = await sampleRevision()

const text = (name: string, more: object = {}): Field => ({ kind: 'text', name, label: name, maxLength: 100, ...more })
const OF_CAR = { shown: { categories: ['Car'] } }
const bookingForm: BookingForm = {
  ...content.bookingForm,
  groups: [{ id: 'g', title: 'G', fields: [text('make', OF_CAR), text('plate', OF_CAR), text('service_address')] }],
}
const OF = { ...content, bookingForm }

test('what was worked on is named by what only some categories are asked, and by the answers that prices depend on; never by an address', () => {
  const request = { ...STORED, make: 'Saab', plate: '8A 1234', service_address: '12 Elm Street' }
  expect(thingsOf([request], OF)).toEqual([{ title: 'Car', name: 'Saab 8A 1234', traits: expect.stringMatching(/^[^,]+: [^,]*$/) }])
})

test('the same thing is told once, however often it was worked on and however its name was typed', () => {
  const requests = [{ ...STORED, make: 'Saab' }, { ...STORED, make: 'SAAB', car_addons: [] }, { ...STORED, make: 'Volvo' }, STORED]
  expect(thingsOf(requests, OF).map(({ name }) => name.toLowerCase())).toEqual(['saab', 'volvo', ''])
})
