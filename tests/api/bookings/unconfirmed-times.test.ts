import { expect, test, vi } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { engines } from '#tests/support/server/engines.ts'
import { OWNER, startMailServer } from '#tests/support/server/mail-server.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'

/** What a new customer, the next one and the owner see of a time that expires; the sample's expire after 48 hours. */

const HOUR_MS = 3_600_000
const LATER = { ...APPOINTMENT, appointment_date: '2026-06-09' }
const EXPIRY = '2026-06-03T15:00:00.000Z'
const SLOTS = '/api/v1/services/slots?date=2026-06-09&duration=300'
const CHECK = '/api/v1/services/check-timeslot?date=2026-06-09&time=09:00&duration=300'

test('the answer says until when the time is held, and the owner is told too', async () => {
  const { state, env } = await startMailServer()
  const { call } = await startTestServer({ env })
  const { status, body } = await call('POST', '/api/v1/appointments/', { body: LATER })
  expect([status, body]).toMatchObject([201, { status: 'Pending', held_until: EXPIRY }])
  await vi.waitFor(() => expect(state.mails).toHaveLength(1), PATIENCE)
  expect(state.mails[0]?.recipients).toEqual([OWNER])
  expect(state.mails[0]?.text).toContain('The time is held until Jun 3, 2026, 9:00 AM; confirm it before.')
})

test('a quote and what the admin enters name no end', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const answers = [
    await call('POST', '/api/v1/appointments/', { body: QUOTE }),
    await call('POST', '/api/v1/appointments/manual', { body: LATER, token }),
  ]
  for (const { status, body } of answers) expect([status, 'held_until' in body]).toEqual([201, false])
})

test('before the sweep comes by, an expired time is offered, found free and booked; the first request is listed as released', async () => {
  const { call, signIn, time } = await startTestServer()
  const { body: first } = await call('POST', '/api/v1/appointments/', { body: LATER })
  expect(JSON.parse((await call('GET', CHECK)).text)).toEqual({ available: false })
  expect((await call('POST', '/api/v1/appointments/', { body: { ...LATER, email: 'bo@example.com' } })).status).toBe(409)
  time.now = new Date(EXPIRY)
  expect(JSON.parse((await call('GET', CHECK)).text)).toEqual({ available: true })
  expect(JSON.parse((await call('GET', SLOTS)).text).slots).toContain('09:00')
  const second = await call('POST', '/api/v1/appointments/', { body: { ...LATER, email: 'bo@example.com' } })
  expect(second).toMatchObject({ status: 201, body: { held_until: new Date(time.now.getTime() + 48 * HOUR_MS).toISOString() } })

  const token = await signIn()
  const { body } = await call('GET', '/api/v1/appointments?status=Pending', { token })
  expect(body.appointments).toMatchObject([{ id: second.body.id }, { id: first.id, status: 'Pending', released_at: EXPIRY }])
  const confirm = await call('PUT', `/api/v1/appointments/${first.id}/status`, { body: { status: 'Confirmed' }, token })
  expect(confirm.status).toBe(409)
})

test('the time of a visit tomorrow expires halfway to it, and is free for others then', async () => {
  const { call, time } = await startTestServer()
  const first = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const halfway = new Date(time.now.getTime() + 12 * HOUR_MS)
  expect(first).toMatchObject({ status: 201, body: { held_until: halfway.toISOString() } })
  const second = { ...APPOINTMENT, email: 'bo@example.com' }
  expect((await call('POST', '/api/v1/appointments/', { body: second })).status).toBe(409)
  time.now = halfway
  expect((await call('POST', '/api/v1/appointments/', { body: second })).status).toBe(201)
})

test.for(engines)(
  'a known customer holds a time until the owner decides, and the answer does not tell who is known, on $engine',
  async ({ newLocation }) => {
    const { state, env } = await startMailServer()
    const { dataDir, databaseUrl } = await newLocation()
    const server = { contentFolder: copySample([{ file: 'business.json', at: '/crews', set: 2 }]), dataDir }
    const { call, signIn, time } = await startTestServer({ ...server, env: { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) } })
    const token = await signIn()
    const customer = APPOINTMENT.email.toUpperCase()
    await call('POST', '/api/v1/appointments/manual', { body: { ...APPOINTMENT, status: 'Completed' }, token })
    const ask = (email: string, key: string) =>
      call('POST', '/api/v1/appointments/', { body: { ...LATER, email }, headers: { 'idempotency-key': key } })
    const [known, unknown] = [await ask(customer, 'known'), await ask('bo@example.com', 'unknown')]
    expect(known).toMatchObject({ status: 201, body: { held_until: EXPIRY } })
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect((await ask(customer, 'known')).body, 'sent again').toEqual(known.body)

    const stored = await call('GET', `/api/v1/appointments/${known.body.id}`, { token })
    expect(JSON.parse(stored.text).appointment, 'the owner sees that it does not expire').not.toHaveProperty('held_until')
    await vi.waitFor(() => expect(state.mails).toHaveLength(2), PATIENCE)
    expect(state.mails.filter(({ text }) => text.includes('The time is held until'))).toHaveLength(1)
    time.now = new Date('2026-06-08T15:00:00Z')
    expect((await ask('cy@example.com', 'next')).status, 'the time of the other is free').toBe(201)
    expect((await ask('di@example.com', 'last')).status).toBe(409)
  },
)

test('the times that one sender may hold are free to ask for again when they were released', async () => {
  const { call, context, time } = await startTestServer({ env: { PENDING_LIMIT: '1' } })
  const at = (date: string) => call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: date } })
  expect((await at('2026-06-09')).status).toBe(201)
  expect((await at('2026-06-10')).status).toBe(429)
  time.now = new Date(EXPIRY)
  await context.storage.appointments.endExpiredHolds(time.now)
  expect((await at('2026-06-09')).status).toBe(201)
})
