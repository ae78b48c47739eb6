import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { pendingAlone } from '#tests/support/server/pending-alone.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { NOW, startTestServer } from '#tests/support/server/test-server.ts'

/** Requests of one sender: the admin sees them together, and cancels those that are pending together. */

const FLOOD = 120

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('pending requests of one sender are cancelled some at a time until none is left, and their times are free; nothing else changes', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const days = Array.from({ length: FLOOD }, (_, index) => new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10))
    const [first = '', last = ''] = [days.at(0), days.at(-1)]
    await Promise.all(
      days.flatMap((day, index) => [
        appointments.add({ ...newAppointment(`bad-${index}`, day, '09:00', 60, 1), requestedFrom: 'bad' }, null),
        appointments.add({ ...newAppointment(`good-${index}`, day, '12:00', 60, 1), requestedFrom: 'good' }, null),
      ]),
    )
    await appointments.change('bad-0', () => ({ status: 'Confirmed' }), 1, NOW)
    await appointments.delete('bad-1', NOW)
    let [calls, cancelled] = [0, 0]
    for (let left = 1; left > 0; calls++) {
      const outcome = await appointments.cancelPending('bad', NOW)
      expect(outcome.cancelled).toBeGreaterThan(0)
      cancelled += outcome.cancelled
      left = outcome.left
    }
    expect([calls, cancelled]).toEqual([3, FLOOD - 2])
    expect(await appointments.counts({ sender: 'bad' })).toEqual({ ...pendingAlone(0), Confirmed: 1, Open: 1, Cancelled: FLOOD - 2 })
    expect(await appointments.counts({ sender: 'good' })).toMatchObject({ Pending: FLOOD, Cancelled: 0 })
    expect(await appointments.reservations(first, last)).toHaveLength(4 * (FLOOD + 1))
    expect((await appointments.detail('bad-7'))?.events.at(-1)).toMatchObject({ kind: 'changed', changes: { status: ['Pending', 'Cancelled'] } })
    expect(await appointments.cancelPending('bad', NOW)).toEqual({ cancelled: 0, left: 0 })
    // One that was cancelled by mistake is taken back by itself, and reserves its time again.
    expect((await appointments.change('bad-7', () => ({ status: 'Pending' }), 1, NOW)).kind).toBe('changed')
    expect(await appointments.reservations(first, last)).toHaveLength(4 * (FLOOD + 2))
    await close()
  })
})

test('the admin lists the requests of one sender by a name that is no address, which nobody else is told', async () => {
  const { call, signIn } = await startTestServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://www.example.com' } })
  const from = (address: string, date: string) =>
    call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: date }, headers: { 'x-forwarded-for': address } })
  const answers = [await from('203.0.113.7', '2026-06-09'), await from('203.0.113.7', '2026-06-10'), await from('203.0.113.8', '2026-06-11')]
  for (const { status, body } of answers) expect([status, 'sender' in body]).toEqual([201, false])
  const token = await signIn()
  const listed = (await call('GET', '/api/v1/appointments?sort=appointment_date', { token })).body.appointments
  const [first, second, third] = listed.map(({ sender }) => sender ?? '')
  expect([first === second, second === third]).toEqual([true, false])
  expect(JSON.stringify(listed)).not.toContain('203.0.113')
  const query = `sender=${encodeURIComponent(first ?? '')}`
  expect((await call('GET', `/api/v1/appointments?${query}`, { token })).body.appointments).toHaveLength(2)
  expect(JSON.parse((await call('GET', `/api/v1/appointments/counts?${query}`, { token })).text)).toMatchObject({ Pending: 2 })
  const outcome = await call('POST', '/api/v1/appointments/cancel', { token, body: { sender: first } })
  expect([outcome.status, JSON.parse(outcome.text)]).toEqual([200, { cancelled: 2, left: 0 }])
  expect((await call('POST', '/api/v1/appointments/cancel', { body: { sender: first } })).status).toBe(401)
  expect((await call('POST', '/api/v1/appointments/cancel', { token, body: {} })).status).toBe(400)
})
