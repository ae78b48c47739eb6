import { expect, test } from 'vitest'
import { APPOINTMENT } from '#tests/support/requests.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const DAY = '2026-06-02'

test("a day's free starts are those at which a visit can be booked", async () => {
  const { call } = await startTestServer()
  await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: DAY, appointment_time: '10:00' } })
  const { text, status } = await call('GET', `/api/v1/services/slots?date=${DAY}&duration=180`)
  expect(status).toBe(200)
  const { slots } = JSON.parse(text) as { slots: string[] }
  expect(slots.length).toBeGreaterThan(0)
  for (let minutes = 7 * 60; minutes <= 17 * 60; minutes += 30) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
    const check = await call('GET', `/api/v1/services/check-timeslot?date=${DAY}&time=${time}&duration=180`)
    expect(JSON.parse(check.text), time).toEqual({ available: slots.includes(time) })
  }
})

test.each(['2026-05-31', '2020-01-01'])('a day that is over has none: %s', async date => {
  const { call } = await startTestServer()
  expect((await call('GET', `/api/v1/services/slots?date=${date}&duration=60`)).text).toBe('{"slots":[]}')
})

test.each([
  '',
  'date=2026-06-02',
  'duration=60',
  'date=tomorrow&duration=60',
  'date=2026-06-02&duration=0',
  'date=2026-06-02&duration=60&time=10:00',
])('a malformed question is refused: %s', async query => {
  const { call } = await startTestServer()
  expect((await call('GET', `/api/v1/services/slots?${query}`)).status).toBe(400)
})

test.each(['2100-01-01', '3000-01-04', '9999-12-31'])(
  'a day after this century is refused by the slot check, the free times, the booking and the change alike: %s',
  async day => {
    const { call, signIn } = await startTestServer()
    const made = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
    const answers = [
      await call('GET', `/api/v1/services/check-timeslot?date=${day}&time=09:00&duration=60`),
      await call('GET', `/api/v1/services/slots?date=${day}&duration=60`),
      await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: day } }),
      await call('PUT', `/api/v1/appointments/${made.body.id}`, {
        token: await signIn(),
        body: { appointment_date: day, appointment_time: '09:00', despite_warnings: true },
      }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(Object.keys(body.fields ?? {}).some(field => field.endsWith('date'))).toBe(true)
    }
  },
)
