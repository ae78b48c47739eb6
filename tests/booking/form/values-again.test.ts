import { expect, test } from 'vitest'
import { valuesAgain } from '#src/booking/form/values-again.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'
import { formPayload } from '#tests/support/server/form-payload.ts'

const revision = await sampleRevision()

test('the same again is sent as it was, without the day, the time and the message', () => {
  const request = { ...STORED, service_address: '12 Elm Street', service_zip: '83702' }
  const values = valuesAgain(request, revision)
  expect(values).toMatchObject({ mode: 'appointment', date: '', time: '' })
  const { message: _, ...texts } = { name: STORED.name, email: STORED.email, phone: STORED.phone, message: STORED.message }
  expect(formPayload(values, revision, 'desktop', [])).toMatchObject({
    ...texts,
    service_address: '12 Elm Street',
    service_zip: '83702',
    vehicle_category: 'Car',
    car_package: 'car-gold-shine',
    car_size: 'mid',
    car_addons: ['engine-bay'],
  })
  expect(values.texts['message']).toBeUndefined()
})

test.each([
  [{ vehicle_category: 'Zeppelin' }, { category: '', package: '', inputs: {}, addons: [] }],
  [{ car_package: 'gone' }, { category: 'Car', package: '' }],
  [{ car_size: 'gone' }, { category: 'Car', inputs: {} }],
  [{ car_size: 12 }, { category: 'Car', inputs: {} }],
  [{ car_addons: ['engine-bay', 'gone'] }, { addons: ['engine-bay'] }],
  [{ car_addons: null }, { addons: [] }],
])('of %j what content no longer has is left out', (more, expected) => {
  expect(valuesAgain({ ...STORED, ...more }, revision)).toMatchObject(expected)
})
