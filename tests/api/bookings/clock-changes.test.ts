import { expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** Boise puts its clock forward at 02:00 on the first, and back at 02:00 on the second. */
const [FORWARD, BACK] = ['2027-03-14', '2026-11-01']

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const HOURS = DAYS.map(day => ({ day, open: '00:00', close: '23:59', lastStart: '23:30' }))

const nights = () =>
  copySample([
    { file: 'business.json', at: '/hours', set: HOURS },
    { file: 'business.json', at: '/horizonDays', set: 3650 },
  ])

test('the time that does not exist is refused by the free times, the slot checks, the booking, the owner and the change alike', async () => {
  const server = await startTestServer({ contentFolder: nights() })
  const token = await server.signIn()
  const visit = { ...APPOINTMENT, appointment_date: FORWARD }
  const { body: made } = await server.call('POST', '/api/v1/appointments/', { body: { ...visit, appointment_time: '12:00' } })
  const asked = async (time: string) => {
    const query = `date=${FORWARD}&time=${time}&duration=60`
    const manual = { ...visit, appointment_time: time, despite_warnings: true }
    return [
      (await server.call('GET', `/api/v1/services/slots?date=${FORWARD}&duration=60`)).text.includes(`"${time}"`),
      (await server.call('GET', `/api/v1/services/check-timeslot?${query}`)).text,
      (await server.call('GET', `/api/v1/appointments/check-timeslot?${query}`, { token })).text,
      (await server.call('POST', '/api/v1/appointments/', { body: { ...visit, appointment_time: time } })).status,
      (await server.call('POST', '/api/v1/appointments/manual', { token, body: { ...manual, appointment_time: time } })).status,
      (
        await server.call('PUT', `/api/v1/appointments/${made.id}`, {
          token,
          body: { appointment_date: FORWARD, appointment_time: time, despite_warnings: true },
        })
      ).status,
    ]
  }
  expect(await asked('02:30')).toEqual([false, '{"available":false}', '{"available":false}', 400, 400, 400])
  expect((await asked('03:00')).slice(0, 3)).toEqual([true, '{"available":true}', '{"available":true}'])
})

test.for(engines)('a visit over a clock change holds the time that elapses, also when it is moved and restored: $engine', async ({ newLocation }) => {
  const { dataDir, databaseUrl } = await newLocation()
  const edit = nights()
  const server = await startTestServer({ dataDir, contentFolder: edit, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  const token = await server.signIn()
  const book = (date: string, time: string) =>
    server.call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: date, appointment_time: time } })
  const isFree = async (date: string, time: string) =>
    (await server.call('GET', `/api/v1/services/check-timeslot?date=${date}&time=${time}&duration=15`)).text === '{"available":true}'
  const minutes = ((await book('2026-06-10', '12:00')).body as unknown as { duration: number }).duration
  // What lasts so long and begins an hour before the change ends an hour later on the wall, or an hour earlier.
  const endOn = (shift: number) =>
    `${String(Math.floor((60 + minutes + shift) / 60)).padStart(2, '0')}:${String((minutes + shift) % 60).padStart(2, '0')}`
  expect(minutes % 30).toBe(0)

  for (const [date, shift] of [
    [FORWARD, 60],
    [BACK, -60],
  ] as const) {
    const last = endOn(shift - 30)
    const { body: made, status } = await book(date, '01:00')
    expect(status).toBe(201)
    expect([await isFree(date, last), await isFree(date, endOn(shift))], date).toEqual([false, true])
    const path = `/api/v1/appointments/${made.id}`
    expect((await server.call('DELETE', path, { token })).status).toBe(200)
    expect(await isFree(date, last), date).toBe(true)
    expect((await server.call('POST', `${path}/restore`, { token })).status).toBe(200)
    expect(await isFree(date, last), date).toBe(false)
    expect((await server.call('PUT', path, { token, body: { appointment_date: date, appointment_time: '12:00' } })).status).toBe(200)
    expect(await isFree(date, last), date).toBe(true)
    expect((await server.call('PUT', path, { token, body: { appointment_date: date, appointment_time: '01:00' } })).status).toBe(200)
    expect([await isFree(date, last), await isFree(date, endOn(shift))], date).toEqual([false, true])
  }
})
