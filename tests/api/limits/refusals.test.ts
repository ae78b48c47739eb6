import { describe, expect, test } from 'vitest'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** What is wrong with a request, and the field that is named. */
const badRequests: { wrong: string; body: Record<string, unknown>; fields: Record<string, string> }[] = [
  { wrong: 'an unknown field', body: { ...APPOINTMENT, status: 'Confirmed' }, fields: { status: 'unknown field' } },
  { wrong: "another category's field", body: { ...APPOINTMENT, rv_length: 30 }, fields: { rv_length: 'unknown field' } },
  {
    wrong: 'an unknown category',
    body: { ...APPOINTMENT, vehicle_category: 'Boat' },
    fields: { vehicle_category: expect.stringContaining('no longer offered') },
  },
  { wrong: 'an unknown package', body: { ...APPOINTMENT, car_package: 'car-none' }, fields: { car_package: expect.any(String) } },
  { wrong: 'no package', body: { ...APPOINTMENT, car_package: '' }, fields: { car_package: 'Please select a car package' } },
  { wrong: 'no size', body: { ...APPOINTMENT, car_size: '' }, fields: { car_size: 'Please select a car size' } },
  { wrong: 'an unknown size', body: { ...APPOINTMENT, car_size: 'huge' }, fields: { car_size: expect.any(String) } },
  { wrong: 'an unknown add-on', body: { ...APPOINTMENT, car_addons: ['gold-plating'] }, fields: { car_addons: expect.any(String) } },
  { wrong: 'the same add-on twice', body: { ...APPOINTMENT, car_addons: ['engine-bay', 'engine-bay'] }, fields: { car_addons: expect.any(String) } },
  { wrong: 'add-ons that are no list', body: { ...APPOINTMENT, car_addons: 'engine-bay' }, fields: { car_addons: expect.any(String) } },
  { wrong: 'a length of 0', body: { ...QUOTE, rv_length: 0 }, fields: { rv_length: expect.any(String) } },
  { wrong: 'half a foot', body: { ...QUOTE, rv_length: 12.5 }, fields: { rv_length: expect.any(String) } },
  { wrong: 'a length as text', body: { ...QUOTE, rv_length: '32' }, fields: { rv_length: 'must be a number' } },
  { wrong: 'no length', body: { ...QUOTE, rv_length: null }, fields: { rv_length: 'RV length is required for exterior detailing' } },
  { wrong: 'a name of one letter', body: { ...APPOINTMENT, name: ' A ' }, fields: { name: 'Name must be at least 2 characters' } },
  { wrong: 'an empty name', body: { ...APPOINTMENT, name: '  ' }, fields: { name: 'Name is required' } },
  { wrong: 'a name that is a number', body: { ...APPOINTMENT, name: 7 }, fields: { name: 'must be string' } },
  { wrong: 'no e-mail', body: { ...APPOINTMENT, email: '' }, fields: { email: 'Email is required' } },
  { wrong: 'no address', body: { ...APPOINTMENT, email: 'ann' }, fields: { email: 'Please enter a valid email address' } },
  { wrong: 'a short phone number', body: { ...APPOINTMENT, phone: '555-0100' }, fields: { phone: 'Please enter a valid phone number' } },
  { wrong: 'yesterday', body: { ...APPOINTMENT, appointment_date: '2026-05-31' }, fields: { appointment_date: 'Please select a future date' } },
  {
    wrong: 'an hour ago',
    body: { ...APPOINTMENT, appointment_date: '2026-06-01', appointment_time: '08:00' },
    fields: { appointment_date: 'Please select a future date' },
  },
  {
    wrong: 'a day that does not exist',
    body: { ...APPOINTMENT, appointment_date: '2027-02-30' },
    fields: { appointment_date: expect.any(String), appointment_time: expect.any(String) },
  },
  { wrong: 'no date', body: { ...APPOINTMENT, appointment_date: '' }, fields: { appointment_date: 'Date is required for appointments' } },
  { wrong: 'no time', body: { ...APPOINTMENT, appointment_time: '' }, fields: { appointment_time: 'Time is required for appointments' } },
  { wrong: 'a time off the grid', body: { ...APPOINTMENT, appointment_time: '09:10' }, fields: { appointment_time: expect.any(String) } },
  { wrong: 'a time after the last start', body: { ...APPOINTMENT, appointment_time: '17:30' }, fields: { appointment_time: expect.any(String) } },
  {
    wrong: 'an unknown kind of request',
    body: { ...APPOINTMENT, request_type: 'order' },
    fields: { request_type: 'must be one of appointment, quote' },
  },
  {
    wrong: 'a field that is an object',
    body: { ...APPOINTMENT, car_size: { mid: true } },
    fields: { car_size: expect.stringContaining('must be string') },
  },
]

test.for(badRequests)('a request with $wrong is refused by its field, and nothing is stored', async ({ body, fields }) => {
  const { call, signIn } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', { body })
  expect(answer.body).toEqual({ error: expect.stringMatching(/./), fields })
  expect(answer.status).toBe(400)
  expect((await call('GET', '/api/v1/appointments/', { token: await signIn() })).body.appointments.length).toBe(0)
})

test('several problems are all named, under the summary of the form', async () => {
  const { call } = await startTestServer()
  const { body } = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, name: '', email: 'x' } })
  expect(body).toEqual({
    error: 'Please correct the errors in the form',
    fields: { name: 'Name is required', email: 'Please enter a valid email address' },
  })
})

const badBodies: { what: string; body: string | undefined; type?: string; status: number }[] = [
  { what: 'no body', body: undefined, status: 400 },
  { what: 'broken JSON', body: '{"name":', status: 400 },
  { what: 'a list', body: '[]', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a changed prototype', body: JSON.stringify(QUOTE).replace('{', '{"__proto__":{"a":1},'), status: 400 },
  { what: 'a body that is too large', body: JSON.stringify({ ...APPOINTMENT, message: 'x'.repeat(300_000) }), status: 413 },
  { what: 'a form', body: 'name=Ann', type: 'application/x-www-form-urlencoded', status: 415 },
  { what: 'plain text', body: JSON.stringify(APPOINTMENT), type: 'text/plain', status: 415 },
]

test.for(badBodies)('$what is refused with $status', async ({ body, type = 'application/json', status }) => {
  const { call } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', { body, headers: { 'content-type': type } })
  expect(answer.status).toBe(status)
  expect(answer.body.error).toMatch(/./)
})

const badAdminCalls: { method: string; path: string; body: object; status: number; field: string }[] = [
  { method: 'PUT', path: '/status', body: { status: 'Lost' }, status: 400, field: 'status' },
  { method: 'PUT', path: '/status', body: {}, status: 400, field: 'status' },
  { method: 'PUT', path: '/status', body: { status: 'Confirmed', by: 'me' }, status: 400, field: 'by' },
  { method: 'PUT', path: '/value', body: { actual_value: -1 }, status: 400, field: 'actual_value' },
  { method: 'PUT', path: '/value', body: { actual_value: '5' }, status: 400, field: 'actual_value' },
  { method: 'PUT', path: '/value', body: { actual_value: 1.005 }, status: 400, field: 'actual_value' },
  { method: 'DELETE', path: '', body: { sure: 'yes' }, status: 400, field: 'sure' },
]

test.for(badAdminCalls)('$method $path with $body is refused by its field', async ({ method, path, body, status, field }) => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const { body: made } = await call('POST', '/api/v1/appointments/', { body: QUOTE })
  const answer = await call(method, `/api/v1/appointments/${made.id}${path}`, { token, body })
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test.for([
  { method: 'PUT', path: '/api/v1/appointments/NONE/status', body: { status: 'Confirmed' } },
  { method: 'PUT', path: '/api/v1/appointments/NONE/value', body: { actual_value: 1 } },
  { method: 'DELETE', path: '/api/v1/appointments/NONE', body: {} },
  { method: 'GET', path: '/api/v1/nothing', body: undefined },
])('$method $path names nothing: 404', async ({ method, path, body }) => {
  const { call, signIn } = await startTestServer()
  const answer = await call(method, path, { token: await signIn(), body })
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({ error: expect.stringMatching(/./) })
})

test.for([
  'date=2026-06-02&time=09:00',
  'date=2.6.2026&time=09:00&duration=60',
  'date=2026-06-02&time=9&duration=60',
  'date=2026-06-02&time=09:00&duration=-1',
  'date=2026-06-02&time=09:00&duration=60&crew=2',
  'date=2026-06-02&date=2026-06-03&time=09:00&duration=60',
])('a malformed slot check is refused: %s', async query => {
  const { call } = await startTestServer()
  const answer = await call('GET', `/api/v1/services/check-timeslot?${query}`)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toHaveLength(1)
})

describe.each(engines)('on $engine', ({ newLocation }) => {
  test.for([
    { what: 'the price that was shown', call: ['POST', '/api/v1/appointments', { ...QUOTE, calculated_price: '\0' }], statuses: [201] },
    { what: 'a username', call: ['POST', '/api/v1/auth/login', { username: '\0', password: 'not the password' }], statuses: [400, 401] },
    { what: 'a search', call: ['GET', '/api/v1/appointments?search=%00', undefined], statuses: [400, 200] },
    { what: 'an id', call: ['GET', '/api/v1/appointments/a%00', undefined], statuses: [404] },
  ] as const)('a character that no database can keep, in $what, is no fault of ours', async ({ call: [method, path, body], statuses }) => {
    const { dataDir, databaseUrl } = await newLocation()
    const { call, signIn } = await startTestServer({ dataDir, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
    expect(statuses).toContain((await call(method, path, { token: await signIn(), body })).status)
  })
})

test('security headers stand on every answer, errors included', async () => {
  const { call } = await startTestServer()
  for (const path of ['/health', '/api/v1/csrf-token', '/api/v1/appointments', '/nothing', '/%zz', '/']) {
    const { headers } = await call('GET', path)
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d+/)
    expect(headers.get('referrer-policy'), path).toBe('same-origin')
  }
})
