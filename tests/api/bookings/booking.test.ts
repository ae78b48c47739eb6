import { expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { CONTACT, OPTIONAL, PAYLOADS } from '#tests/support/server/payloads.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

const UNAVAILABLE = 'This time slot is not available. Please choose a different time.'

test('a time is booked once: the second request for it is told so', async () => {
  const { call, signIn } = await startTestServer()
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
  const second = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, name: 'Bo Beech' } })
  expect(second.status).toBe(409)
  expect(second.body).toEqual({
    error: UNAVAILABLE,
    fields: { appointment_time: UNAVAILABLE },
    nearest_times: ['14:00', '14:30', '15:00', '15:30'],
  })
  expect((await call('GET', '/api/v1/appointments/', { token: await signIn() })).body.appointments.length).toBe(1)
})

const overlaps = [
  { time: '07:00', free: false, why: 'its five hours reach into the visit' },
  { time: '13:30', free: false, why: 'it begins in the last half hour of the visit' },
  { time: '14:00', free: true, why: 'it begins when the visit ends' },
]

test.for(overlaps)('beside a visit from 09:00 to 14:00, $time is free: $free, for $why', async ({ time, free }) => {
  const { call } = await startTestServer()
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const check = await call('GET', `/api/v1/services/check-timeslot?date=2026-06-02&time=${time}&duration=300`)
  expect(check.body).toEqual({ available: free })
  const second = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_time: time } })
  expect(second.status).toBe(free ? 201 : 409)
})

test('of many requests for one time at once, one wins', async () => {
  const { call } = await startTestServer()
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('POST', '/api/v1/appointments/', { body: APPOINTMENT })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(1)
  expect(statuses.filter(status => status === 409)).toHaveLength(39)
})

test('a cancelled visit frees its time, and cannot take it back from another', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const setStatus = async (id: string, status: string) => (await call('PUT', `/api/v1/appointments/${id}/status`, { token, body: { status } })).status

  expect(await setStatus(first.id, 'Cancelled')).toBe(200)
  const second = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  expect(second.status).toBe(201)
  const refused = await call('PUT', `/api/v1/appointments/${first.id}/status`, { token, body: { status: 'Confirmed' } })
  expect(refused.status).toBe(409)
  expect(refused.body).toEqual({ error: UNAVAILABLE, fields: { appointment_time: UNAVAILABLE } })

  expect(await setStatus(second.body.id, 'Cancelled')).toBe(200)
  expect(await setStatus(first.id, 'Confirmed')).toBe(200)
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(409)
})

test('every status but Cancelled keeps the time', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  for (const status of ['Confirmed', 'Completed', 'Pending', 'Pending']) {
    await call('PUT', `/api/v1/appointments/${first.id}/status`, { token, body: { status } })
    expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status, status).toBe(409)
  }
})

test.for(['one', 'all'])('deleting %s frees the time', async what => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await call('DELETE', what === 'one' ? `/api/v1/appointments/${first.id}` : '/api/v1/appointments/', { token })
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
})

test('the server computes the price and keeps what it was made of; what the visitor was shown is kept beside it', async () => {
  const { call, context } = await startTestServer()
  const { body } = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, calculated_price: 1 } })
  expect(body).toMatchObject({
    calculated_price: 450,
    estimated_value: 450,
    shown_price: expect.stringMatching(/^1/),
    estimate: {
      revision: context.content.current().revision.id,
      lines: [
        { id: 'car-gold-shine', kind: 'package', title: 'Gold Shine Rejuvenation', low: 35_000, high: null },
        { id: 'engine-bay', kind: 'addon', title: 'Engine Bay', low: 10_000, high: null },
      ],
      low: 45_000,
    },
  })
})

test('what needs a consultation has no value', async () => {
  const { call } = await startTestServer()
  const { body } = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, rv_addons: ['rv-other'] } })
  expect(body).toMatchObject({ calculated_price: 'Consultation Required', estimated_value: null })
})

test('of every category, what the form sends is stored as a quote and as an appointment, at the price that the visitor saw', async () => {
  const { call } = await startTestServer()
  for (const [index, fields] of Object.values(PAYLOADS).entries()) {
    const at = { appointment_date: `2026-06-${10 + index}`, appointment_time: '08:30' }
    for (const asked of [{ request_type: 'quote' }, { request_type: 'appointment', ...at }]) {
      const { status, body } = await call('POST', '/api/v1/appointments/', { body: { ...CONTACT, ...OPTIONAL, ...fields, ...asked } })
      const shown = fields.calculated_price
      const price = shown === 'Consultation Required' ? shown : Number(shown)
      const stored = { ...asked, shown_price: shown, calculated_price: price }
      expect.soft({ status, body }, `${fields.service_type}, ${asked.request_type}`).toMatchObject({ status: 201, body: stored })
    }
  }
})

test("the mobile helper's payload is accepted as it is", async () => {
  const { call } = await startTestServer()
  const helper = {
    name: 'Cy Cedar',
    email: 'cy@example.com',
    phone: '2085550100',
    appointment_date: '2026-06-03',
    appointment_time: '10:00',
    service_type: 'car-silver-shine',
    vehicle_category: 'Car',
    message: '',
    calculated_price: 125,
    car_package_id: 'car-silver-shine',
    car_size_type: 'Standard',
  }
  const { status, body } = await call('POST', '/api/v1/appointments/', { body: helper })
  expect(status).toBe(201)
  expect(body).toMatchObject({ calculated_price: 'Consultation Required', estimated_value: null, appointment_time: '10:00', phone: '208-555-0100' })
})

test('a repeat with the same Idempotency-Key gets the same answer, and books once', async () => {
  const { call, signIn, time } = await startTestServer()
  const headers = { 'idempotency-key': 'a-key' }
  const first = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers })
  // By now the visit lies in the past; the answer is repeated nevertheless.
  time.now = new Date('2026-06-02T20:00:00Z')
  const again = await call('POST', '/api/v1/appointments/', { body: Object.fromEntries(Object.entries(APPOINTMENT).reverse()), headers })
  expect([again.status, again.body]).toEqual([201, first.body])
  const changed = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, name: 'Bo Beech' }, headers })
  expect(changed.status).toBe(422)
  expect((await call('GET', '/api/v1/appointments/', { token: await signIn() })).body.appointments.length).toBe(1)
})

test('what people read out on the phone tells requests of one moment apart, and the whole of an id cannot be guessed', async () => {
  const { call } = await startTestServer()
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('POST', '/api/v1/appointments/', { body: QUOTE })))
  const ids = answers.map(({ body }) => body.id)
  expect(ids.filter(id => /^[0-9A-F]{18}$/.test(id))).toHaveLength(40)
  expect(new Set(ids.map(id => id.slice(0, 8))).size).toBe(40)
  // After the moment, 16 digits are drawn, which is 64 bits: each place shows several of the 16 digits.
  for (let place = 2; place < 18; place++) expect(new Set(ids.map(id => id[place])).size, `place ${place}`).toBeGreaterThan(4)
  // They lie side by side in the database.
  expect(new Set(ids.map(id => id.slice(0, 2))).size).toBe(1)
})

test('repeats that arrive together book once', async () => {
  const { call } = await startTestServer()
  const headers = { 'idempotency-key': 'together' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
})

test('a request that was refused leaves its key free', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const taken = { body: APPOINTMENT, headers: { 'idempotency-key': 'taken' } }
  expect((await call('POST', '/api/v1/appointments/', taken)).status).toBe(409)
  expect((await call('POST', '/api/v1/appointments/', taken)).status).toBe(409)
  await call('DELETE', `/api/v1/appointments/${first.id}`, { token })
  expect((await call('POST', '/api/v1/appointments/', taken)).status).toBe(201)

  const headers = { 'idempotency-key': 'mended' }
  expect((await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, name: '' }, headers })).status).toBe(400)
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE, headers })).status).toBe(201)
})

test.for(['', 'x'.repeat(256), 'two words'])('an Idempotency-Key that is not 1 to 255 visible characters is refused: "%s"', async key => {
  const { call } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', { body: QUOTE, headers: { 'idempotency-key': key } })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['Idempotency-Key'])
})

test('one address can send so many requests an hour; a repeat is none', async () => {
  const { call, time } = await startTestServer({ env: { BOOKING_LIMIT: '2' } })
  const send = () => call('POST', '/api/v1/appointments/', { body: QUOTE })
  const repeat = () => call('POST', '/api/v1/appointments/', { body: QUOTE, headers: { 'idempotency-key': 'again' } })
  expect([(await repeat()).status, (await repeat()).status, (await send()).status]).toEqual([201, 201, 201])
  expect((await repeat()).status).toBe(201)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  time.now = new Date(time.now.getTime() + 3_600_000)
  expect((await send()).status).toBe(201)
})

test("one address's limits are not another's", async () => {
  const { call } = await startTestServer({
    env: { BOOKING_LIMIT: '1', PENDING_LIMIT: '1', TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://example.com' },
  })
  const send = (address: string, day: string) =>
    call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: day }, headers: { 'x-forwarded-for': address } })
  expect((await send('198.51.100.1', '2026-06-02')).status).toBe(201)
  expect((await send('198.51.100.1', '2026-06-03')).status).toBe(429)
  expect((await send('198.51.100.2', '2026-06-03')).status).toBe(201)
})

test('whoever has many IPv6 addresses is one sender, and has the limits of one', async () => {
  const { call } = await startTestServer({
    env: { BOOKING_LIMIT: '3', PENDING_LIMIT: '1', TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://example.com' },
  })
  const send = (address: string, body: object) => call('POST', '/api/v1/appointments/', { body, headers: { 'x-forwarded-for': address } })
  expect((await send('2001:db8:1:2::1', APPOINTMENT)).status).toBe(201)
  expect((await send('2001:db8:1:2:ffff::2', { ...APPOINTMENT, appointment_date: '2026-06-03' })).status).toBe(429)
  expect((await send('2001:db8:1:2::3', QUOTE)).status).toBe(201)
  expect((await send('2001:db8:1:2::4', QUOTE)).status).toBe(429)
  expect((await send('2001:db8:1:3::1', QUOTE)).status).toBe(201)
})

test('requests that come together are all counted', async () => {
  const { call } = await startTestServer({ env: { BOOKING_LIMIT: '3' } })
  const answers = await Promise.all(Array.from({ length: 12 }, () => call('POST', '/api/v1/appointments/', { body: QUOTE })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
})

test('where no e-mail address is asked for, those without one are not counted as one', async () => {
  const contentFolder = copySample([{ file: 'booking-form.json', at: '/groups/2/fields/1/required', remove: true }])
  const { call } = await startTestServer({ env: { EMAIL_LIMIT: '1' }, contentFolder })
  const send = () => call('POST', '/api/v1/appointments/', { body: { ...QUOTE, email: '' } })
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
})

test('what was booked is still there after a restart', async () => {
  const before = await startTestServer()
  await before.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await before.close()
  const after = await startTestServer({ dataDir: before.context.config.dataDir })
  expect((await after.call('GET', '/api/v1/appointments/', { token: await after.signIn() })).body.appointments.length).toBe(1)
  expect((await after.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(409)
})

test('one address holds only so many times before they are confirmed; quotes and confirmed visits do not count', async () => {
  const { call, signIn } = await startTestServer({ env: { PENDING_LIMIT: '2' } })
  const book = (day: string) => call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: day } })
  const first = await book('2026-06-02')
  expect((await book('2026-06-03')).status).toBe(201)
  expect((await book('2026-06-04')).status).toBe(429)
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).status).toBe(201)
  await call('PUT', `/api/v1/appointments/${first.body.id}/status`, { token: await signIn(), body: { status: 'Confirmed' } })
  expect((await book('2026-06-04')).status).toBe(201)
})
