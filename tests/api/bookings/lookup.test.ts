import { expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

const LOOKUP = '/api/v1/services/lookup?category=Car&input=zone'

/** A quote for a car; what is sent as its zone is not believed. */
const CAR = {
  name: 'Zoe Zone',
  email: 'zoe@example.com',
  phone: '208-555-0155',
  request_type: 'quote',
  vehicle_category: 'Car',
  car_package: 'car-basic-shine',
  car_size: 'sedan',
  car_addons: [],
}

test.each([
  { text: '83702', answer: { answer: 'near' } },
  { text: '83725-1234', answer: { answer: 'far' } },
  { text: ' 83702 ', answer: { answer: 'near' } },
  { text: '90210', answer: { answer: '$else' } },
])('what follows from $text is told', async ({ text, answer }) => {
  const { call } = await startTestServer({ contentFolder: copySample(TRAVEL) })
  const { status, body } = await call('GET', `${LOOKUP}&text=${encodeURIComponent(text)}`)
  expect([status, body]).toEqual([200, answer])
})

test('what follows may be kept where the page has the current content, and only there', async () => {
  const { call, context } = await startTestServer({ contentFolder: copySample(TRAVEL) })
  const { id } = context.content.current().revision
  const kept = async (revision: string) => (await call('GET', `${LOOKUP}&text=83702&revision=${revision}`)).headers.get('cache-control')
  expect(await kept(id)).toBe('private, max-age=86400')
  expect(await kept('another')).toBe('no-store')
})

test.each([
  { query: 'category=Boat&input=zone&text=83702', field: 'category' },
  { query: 'category=Car&input=size&text=83702', field: 'input' },
  { query: 'category=Car&input=constructor&text=83702', field: 'input' },
  { query: 'category=Car&input=zone&text=8370', field: 'text' },
  { query: `category=Car&input=zone&text=${encodeURIComponent("' OR 1=1 --")}`, field: 'text' },
  { query: 'category=Car&input=zone&text=%00', field: 'text' },
])('$query is refused at $field', async ({ query, field }) => {
  const { call } = await startTestServer({ contentFolder: copySample(TRAVEL) })
  const { status, body } = await call('GET', `/api/v1/services/lookup?${query}`)
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([field])
})

test.each([
  { sent: { car_zip: '83725', car_zone: 'near' }, price: 90, stored: { car_zip: '83725', car_zone: 'far' } },
  { sent: { car_zip: '83702', car_zone: 'far' }, price: 50, stored: { car_zip: '83702', car_zone: 'near' } },
  { sent: { car_zip: '83702-0001', car_zone: 'nowhere' }, price: 90, stored: { car_zip: '837020001', car_zone: 'far' } },
  { sent: { car_zip: '90210', car_zone: 'near' }, price: 'Consultation Required', stored: { car_zip: '90210' } },
])('a request is priced by what the server looks up: $sent', async ({ sent, price, stored }) => {
  const { call, signIn } = await startTestServer({ contentFolder: copySample(TRAVEL) })
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...CAR, ...sent } })
  expect(answer.status).toBe(201)
  const { body } = await call('GET', '/api/v1/appointments/', { token: await signIn() })
  const [request] = body.appointments
  expect(request).toMatchObject({ calculated_price: price, ...stored })
  expect(request?.['car_zone']).toBe('car_zone' in stored ? stored.car_zone : undefined)
})

test.each(['', '8370', '837021', '<script>alert(1)</script>', "83702'; DROP TABLE appointments; --", '\u0000', '8'.repeat(5000), '８３７０２x'])(
  'a ZIP code that is none is refused in words, and nothing is stored: %j',
  async zip => {
    const { call, signIn } = await startTestServer({ contentFolder: copySample(TRAVEL) })
    const { status, body } = await call('POST', '/api/v1/appointments/', { body: { ...CAR, car_zip: zip } })
    expect(status).toBe(400)
    expect(body.fields?.['car_zip']).toBe(zip === '' ? 'Please enter your ZIP code' : 'Please enter five digits')
    expect((await call('GET', '/api/v1/appointments/', { token: await signIn() })).body.appointments).toEqual([])
  },
)

test('visitors and the admin load no table', async () => {
  const { call, context } = await startTestServer({ contentFolder: copySample(TRAVEL) })
  const { id } = context.content.current().revision
  for (const file of ['form.json', 'owner-form.json']) {
    const { text } = await call('GET', `/content/${id}/${file}`)
    expect(text).toContain('"zone"')
    expect(text).not.toContain('83702')
  }
})
