import { expect, test, vi } from 'vitest'
import { OWNER, startMailServer } from '#tests/support/mail-server.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/requests.ts'
import { startTestServer } from '#tests/support/test-server.ts'

/** What a new customer, the next one and the owner see of a time that expires; the sample's expire after 48 hours. */

const HOUR_MS = 3_600_000
const LATER = { ...APPOINTMENT, appointment_date: '2026-06-09' }
const EXPIRY = '2026-06-03T15:00:00.000Z'
const SLOTS = '/api/v1/services/slots?date=2026-06-09&duration=300'
const CHECK = '/api/v1/services/check-timeslot?date=2026-06-09&time=09:00&duration=300'

test('the answer says until when the time is held, and the owner is told too', async () => {
  const { state, env, stop } = await startMailServer()
  const { call } = await startTestServer({ env })
  const { status, body } = await call('POST', '/api/v1/appointments/', { body: LATER })
  expect([status, body]).toMatchObject([201, { status: 'Pending', held_until: EXPIRY }])
  await vi.waitFor(() => expect(state.mails).toHaveLength(1), { timeout: 5000 })
  expect(state.mails[0]?.recipients).toEqual([OWNER])
  expect(state.mails[0]?.text).toContain('The time is held until 2026-06-03 09:00; confirm it before.')
  await stop()
})

test('a quote, a visit before the hold would end, and what the admin enters name no end', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  const answers = [
    await call('POST', '/api/v1/appointments/', { body: QUOTE }),
    await call('POST', '/api/v1/appointments/', { body: APPOINTMENT }),
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

test('a customer whom the business knows by an earlier visit holds a time until the owner decides', async () => {
  const { call, signIn, time } = await startTestServer()
  const token = await signIn()
  const { body } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await call('PUT', `/api/v1/appointments/${body.id}/status`, { body: { status: 'Completed' }, token })
  const next = await call('POST', '/api/v1/appointments/', { body: { ...LATER, email: APPOINTMENT.email.toUpperCase() } })
  expect([next.status, 'held_until' in next.body]).toEqual([201, false])
  time.now = new Date('2026-06-08T15:00:00Z')
  expect(JSON.parse((await call('GET', CHECK)).text)).toEqual({ available: false })
})

test('the times that one asker may hold are free to ask for again when they were released', async () => {
  const { call, parts, time } = await startTestServer({ env: { PENDING_LIMIT: '1' } })
  const at = (date: string) => call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: date } })
  expect((await at('2026-06-09')).status).toBe(201)
  expect((await at('2026-06-10')).status).toBe(429)
  time.now = new Date(EXPIRY)
  await parts.storage.appointments.endExpiredHolds(time.now)
  expect((await at('2026-06-09')).status).toBe(201)
})
