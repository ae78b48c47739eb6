import { expect, test } from 'vitest'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'

/** Every call of the specification's section 7, by path, method, payload and answer. */

test('anyone gets an anti-forgery token', async () => {
  const { call } = await startTestServer()
  const answer = await call('GET', '/api/v1/csrf-token')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ csrf_token: expect.stringMatching(/^[\w.-]{40,}$/) })
})

test('anyone sees the service types: every package with its category and longest duration', async () => {
  const { call } = await startTestServer()
  const { status, body } = await call('GET', '/api/v1/services/types')
  expect(status).toBe(200)
  expect(body.service_types).toHaveLength(15)
  expect(body.service_types).toContainEqual({ value: 'car-gold-shine', category: 'Car', duration: 300 })
  expect(body.service_types).toContainEqual({ value: 'motorcycle-standard-detail', category: 'Motorcycle', duration: 180 })
})

const slots = [
  { when: 'a free start', query: 'date=2026-06-02&time=09:00&duration=300', available: true },
  { when: 'the last start of the day, although the visit runs past closing', query: 'date=2026-06-02&time=17:00&duration=360', available: true },
  { when: 'after the last start', query: 'date=2026-06-02&time=17:30&duration=60', available: false },
  { when: 'off the grid', query: 'date=2026-06-02&time=09:10&duration=60', available: false },
  { when: 'in the past', query: 'date=2026-05-31&time=09:00&duration=60', available: false },
  { when: 'earlier today', query: 'date=2026-06-01&time=08:30&duration=60', available: false },
  { when: 'later today', query: 'date=2026-06-01&time=09:30&duration=60', available: true },
  { when: 'on a day that does not exist', query: 'date=2026-02-30&time=09:00&duration=60', available: false },
]

test.for(slots)('a slot $when: available is $available', async ({ query, available }) => {
  const { call } = await startTestServer()
  const answer = await call('GET', `/api/v1/services/check-timeslot?${query}`)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ available })
})

test('a visitor requests an appointment, and the admin finds it', async () => {
  const { call, signIn } = await startTestServer()
  const made = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  expect(made.status).toBe(201)
  const { calculated_price: _, ...stored } = APPOINTMENT
  expect(made.body).toMatchObject({ ...stored, calculated_price: 450, estimated_value: 450, actual_value: null, status: 'Pending' })
  expect(made.body.created_at).toBe('2026-06-01T15:00:00.000Z')

  const list = await call('GET', '/api/v1/appointments/', { token: await signIn() })
  expect(list.status).toBe(200)
  const { calendar_file: _file, ...shown } = made.body
  expect(list.body).toEqual({ appointments: [{ ...shown, sender: expect.any(String) }], total: 1 })
})

test('a visitor requests a quote, which has no time and holds none', async () => {
  const { call } = await startTestServer()
  const made = await call('POST', '/api/v1/appointments/', { body: QUOTE })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    request_type: 'quote',
    rv_length: 32,
    calculated_price: 384,
    appointment_date: null,
    appointment_time: null,
  })
})

test('the admin signs in, validates the token, and signs out', async () => {
  const { call } = await startTestServer()
  const login = await call('POST', '/api/v1/auth/login', { body: ADMIN })
  expect(login.status).toBe(200)
  const { token } = login.body
  expect((await call('POST', '/api/v1/auth/validate', { token })).status).toBe(200)
  expect((await call('POST', '/api/v1/auth/validate', { token, body: {} })).status).toBe(200)
  expect((await call('POST', '/api/v1/auth/logout', { token })).status).toBe(200)
  expect((await call('POST', '/api/v1/auth/validate', { token })).status).toBe(401)
})

test('the admin changes a status and sets a value, and the summary follows', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const {
    body: { calendar_file: _, ...first },
  } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const { body: second } = await call('POST', '/api/v1/appointments/', { body: QUOTE })
  const summary = async () => (await call('GET', '/api/v1/appointments/summary', { token })).body.summary
  expect(await summary()).toEqual({
    total_scheduled: 1,
    pending_appointments: 2,
    confirmed_appointments: 0,
    total_completed: 0,
    scheduled_value: 450,
    completed_value: 0,
  })

  const changed = await call('PUT', `/api/v1/appointments/${first.id}/status`, { token, body: { status: 'Completed' } })
  expect(changed.status).toBe(200)
  // The owner has decided: its time no longer expires.
  expect(changed.body).toEqual({ ...first, held_until: undefined, status: 'Completed', version: 2, sender: expect.any(String) })
  const valued = await call('PUT', `/api/v1/appointments/${first.id}/value`, { token, body: { actual_value: 19.99 } })
  expect(valued.status).toBe(200)
  expect(valued.body.actual_value).toBe(19.99)
  await call('PUT', `/api/v1/appointments/${second.id}/status`, { token, body: { status: 'Confirmed' } })
  expect(await summary()).toEqual({
    total_scheduled: 0,
    pending_appointments: 0,
    confirmed_appointments: 1,
    total_completed: 1,
    scheduled_value: 0,
    completed_value: 19.99,
  })
})

test('the admin deletes one request, then all', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await call('POST', '/api/v1/appointments/', { body: QUOTE })
  await call('POST', '/api/v1/appointments/', { body: QUOTE })
  const total = async () => (await call('GET', '/api/v1/appointments/', { token })).body.appointments.length

  expect((await call('DELETE', `/api/v1/appointments/${first.id}`, { token })).status).toBe(200)
  expect(await total()).toBe(2)
  expect((await call('DELETE', '/api/v1/appointments/', { token, body: {} })).status).toBe(200)
  expect(await total()).toBe(0)
  expect((await call('GET', '/api/v1/appointments/summary', { token })).body.summary.pending_appointments).toBe(0)
})

test('the newest requests stand first', async () => {
  const { call, signIn, time } = await startTestServer()
  for (const name of ['First', 'Second', 'Third']) {
    await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, name } })
    time.now = new Date(time.now.getTime() + 1000)
  }
  const { body } = await call('GET', '/api/v1/appointments/', { token: await signIn() })
  expect(body.appointments.map(({ name }) => name)).toEqual(['Third', 'Second', 'First'])
})

test('every call works with and without a slash at the end', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  for (const path of ['/api/v1/csrf-token', '/api/v1/services/types', '/api/v1/appointments', '/api/v1/appointments/summary', '/health', '/ready']) {
    expect((await call('GET', path, { token })).status, path).toBe(200)
    expect((await call('GET', `${path}/`, { token })).status, `${path}/`).toBe(200)
  }
  expect((await call('POST', '/api/v1/appointments', { body: QUOTE })).status).toBe(201)
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).status).toBe(201)
})

test('the API describes itself with the fields of the content', async () => {
  const { call } = await startTestServer()
  const { status, text } = await call('GET', '/api/v1/openapi.json')
  expect(status).toBe(200)
  const body = JSON.parse(text)
  expect(Object.keys(body.paths)).toContain('/api/v1/appointments/{id}/status')
  expect(body.components.schemas.AppointmentRequest.properties.car_package.enum).toContain('car-gold-shine')
  const change = body.paths['/api/v1/appointments/{id}/status'].put
  expect(change.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'If-Match'])
  expect(body.components.schemas.StoredPrice.oneOf).toEqual([{ type: 'number' }, { type: 'string', enum: ['Consultation Required'] }])
  const references = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(references.filter(name => body.components.schemas[name ?? ''] === undefined)).toEqual([])
})
