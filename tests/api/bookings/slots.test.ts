import { expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

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

test('the next free days pass over closed and full ones, begin no sooner than a visit can, and say how many starts each has', async () => {
  const edits = [
    { file: 'business.json', at: '/leadDays/desktop', set: 1 },
    { file: 'business.json', at: '/closedDates', set: ['2026-06-03'] },
  ]
  const { call, context } = await startTestServer({ contentFolder: copySample(edits) })
  const days = async (query: string) => (await call('GET', `/api/v1/services/days?${query}`)).body as unknown
  // The test's clock says the first of June, and a visit must begin a day later.
  expect(await days('date=2026-05-01&duration=60')).toEqual({
    days: [
      { date: '2026-06-02', starts: 21 },
      { date: '2026-06-04', starts: 21 },
      { date: '2026-06-05', starts: 21 },
    ],
  })
  expect(context.content.current().revision.content.business.crews).toBe(1)
  for (const time of ['07:00', '10:00', '13:00', '16:00'])
    await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: '2026-06-04', appointment_time: time } })
  expect(await days('date=2026-06-04&duration=900')).toMatchObject({ days: [{ date: '2026-06-05' }, {}, {}] })
})

test('a day of which visitors must give notice is refused by the slot check, the free times, the booking and the change alike', async () => {
  const server = await startTestServer({ contentFolder: copySample([{ file: 'business.json', at: '/leadDays/desktop', set: 2 }]) })
  const [token, made] = [
    await server.signIn(),
    await server.call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: '2026-06-04' } }),
  ]
  const asked = async (day: string) => [
    (await server.call('GET', `/api/v1/services/check-timeslot?date=${day}&time=14:00&duration=60`)).text,
    (await server.call('GET', `/api/v1/services/slots?date=${day}&duration=60`)).text.includes('14:00'),
    (await server.call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: day, appointment_time: '14:00' } })).status,
    (
      await server.call('PUT', `/api/v1/appointments/${made.body.id}`, {
        token,
        body: { appointment_date: day, appointment_time: APPOINTMENT.appointment_time },
      })
    ).status,
  ]
  expect(await asked('2026-06-02')).toEqual(['{"available":false}', false, 400, 422])
  expect(await asked('2026-06-03')).toEqual(['{"available":true}', true, 201, 200])
})

test('a start from which a visit would run into the next morning, which is taken, is none of the nearest ones', async () => {
  const edit = { file: 'categories/car.json', at: '/packages/3/duration', set: { kind: 'exact', amount: 480 } }
  const { call, signIn, context } = await startTestServer({ contentFolder: copySample([edit]) })
  const chosen = context.content.current().revision.content.categories[0]?.packages[3]?.id
  const visit = { ...APPOINTMENT, car_package: chosen, service_type: chosen, appointment_time: '09:00' }
  const night = { ...APPOINTMENT, appointment_date: '2026-06-03', appointment_time: '00:30', despite_warnings: true }
  expect((await call('POST', '/api/v1/appointments/manual', { token: await signIn(), body: night })).status).toBe(201)
  expect((await call('POST', '/api/v1/appointments/', { body: visit })).status).toBe(201)
  expect(await call('POST', '/api/v1/appointments/', { body: visit })).toMatchObject({ status: 409, body: { nearest_times: [] } })
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
  expect((await call('GET', `/api/v1/services/days?${query}`)).status).toBe(400)
})

test.each(['2100-01-01', '3000-01-04', '9999-12-31'])(
  'a day after this century is refused by the slot check, the free times, the booking and the change alike: %s',
  async day => {
    const { call, signIn } = await startTestServer()
    const made = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
    const answers = [
      await call('GET', `/api/v1/services/check-timeslot?date=${day}&time=09:00&duration=60`),
      await call('GET', `/api/v1/services/slots?date=${day}&duration=60`),
      await call('GET', `/api/v1/services/days?date=${day}&duration=60`),
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
