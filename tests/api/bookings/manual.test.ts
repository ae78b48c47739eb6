import { describe, expect, test } from 'vitest'
import type { AdminTimeslotAnswer, AppointmentDetail, Summary } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'

const LIST = '/api/v1/appointments/'
const MANUAL = '/api/v1/appointments/manual'
const UNAVAILABLE = 'This time slot is not available. Please choose a different time.'

/** A server with an admin signed in, who enters requests. */
async function open({ newLocation }: (typeof engines)[number], env: Record<string, string> = {}) {
  const { dataDir, databaseUrl } = await newLocation()
  const server = await startTestServer({ dataDir, env: { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) } })
  const token = await server.signIn()
  const enter = (body: object, headers: Record<string, string> = {}) => server.call('POST', MANUAL, { token, body, headers })
  const total = async () => (await server.call('GET', LIST, { token })).body.appointments.length
  return { server, token, enter, total }
}

/** What binds visitors, each broken in one way; the clock says Monday, June 1, nine o'clock. */
const warnings: { broken: string; change: object; fields: Record<string, string> }[] = [
  {
    broken: 'neither e-mail address nor phone number',
    change: { email: '', phone: '' },
    fields: { email: 'A phone number or an e-mail address is needed' },
  },
  {
    broken: 'no name and no e-mail address at all',
    change: { name: undefined, email: undefined, phone: undefined },
    fields: { name: expect.any(String), email: expect.any(String) },
  },
  { broken: 'a name of one letter', change: { name: 'A' }, fields: { name: 'Name must be at least 2 characters' } },
  { broken: 'a foreign phone number', change: { phone: '+44 20 7946 0018' }, fields: { phone: 'Please enter a valid phone number' } },
  { broken: 'a time off the grid', change: { appointment_time: '09:10' }, fields: { appointment_time: expect.any(String) } },
  {
    broken: 'a time at night',
    change: { appointment_time: '23:45' },
    fields: { appointment_time: expect.stringContaining('outside of the opening hours') },
  },
  { broken: 'a past day', change: { appointment_date: '2026-05-20' }, fields: { appointment_date: 'Please select a future date' } },
  { broken: 'no package', change: { car_package: '' }, fields: { car_package: 'Please select a car package' } },
  { broken: 'no size', change: { car_size: null }, fields: { car_size: 'Please select a car size' } },
]

/** What can be changed of a stored request. */
const CHANGEABLE: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'message', 'appointment_date', 'appointment_time'])

const errors: { wrong: string; change: object; field: string }[] = [
  { wrong: 'an e-mail address that is none', change: { email: 'ann' }, field: 'email' },
  { wrong: 'a name that is a number', change: { name: 7 }, field: 'name' },
  { wrong: 'a field that nobody knows', change: { colour: 'red' }, field: 'colour' },
  { wrong: "another category's field", change: { rv_length: 30 }, field: 'rv_length' },
  { wrong: 'a category that nobody knows', change: { vehicle_category: 'Boat' }, field: 'vehicle_category' },
  { wrong: 'no category', change: { vehicle_category: undefined }, field: 'vehicle_category' },
  { wrong: 'a package that nobody knows', change: { car_package: 'car-none' }, field: 'car_package' },
  { wrong: 'an add-on taken twice', change: { car_addons: ['engine-bay', 'engine-bay'] }, field: 'car_addons' },
  { wrong: 'a day that does not exist', change: { appointment_date: '2026-06-31' }, field: 'appointment_date' },
  { wrong: 'an appointment without a day', change: { appointment_date: '' }, field: 'appointment_date' },
  { wrong: 'an appointment without a time', change: { appointment_time: '' }, field: 'appointment_time' },
  { wrong: 'a time that does not exist', change: { appointment_time: '25:00' }, field: 'appointment_time' },
  { wrong: 'a text that is too long', change: { name: 'x'.repeat(101) }, field: 'name' },
  { wrong: 'a status that nobody knows', change: { status: 'Gone' }, field: 'status' },
  { wrong: 'a warning overridden by a word', change: { despite_warnings: 'yes' }, field: 'despite_warnings' },
]

describe.each(engines)('on $engine', engine => {
  test('what the admin enters is priced, stored, held and told as entered', async () => {
    const { server, token, enter } = await open(engine)
    const made = await enter({ ...APPOINTMENT, calculated_price: '1.00', status: 'Confirmed' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      status: 'Confirmed',
      calculated_price: 450,
      shown_price: '1.00',
      appointment_time: '09:00',
      duration: 300,
    })
    const { appointment, events } = (await server.call('GET', LIST + made.body.id, { token })).body as unknown as AppointmentDetail
    expect(appointment).toEqual(made.body)
    expect(events).toEqual([{ at: '2026-06-01T15:00:00.000Z', kind: 'entered', by: ADMIN.username, changes: {} }])
    expect((await server.call('POST', LIST, { body: APPOINTMENT })).status).toBe(409)
    const { summary } = (await server.call('GET', `${LIST}summary`, { token })).body as unknown as { summary: Summary }
    expect(summary).toMatchObject({ confirmed_appointments: 1, total_scheduled: 1, scheduled_value: 450 })
  })

  test('a price that was agreed on stands in place of the calculated one, is told as agreed, and is a sum of the currency', async () => {
    const { server, token, enter, total } = await open(engine)
    for (const actual_value of [-1, 10.005, 'three hundred']) {
      expect(await enter({ ...APPOINTMENT, actual_value }), `${actual_value}`).toMatchObject({
        status: 400,
        body: { fields: { actual_value: expect.any(String) } },
      })
    }
    expect(await total()).toBe(0)
    const { body, status } = await enter({ ...APPOINTMENT, actual_value: 300, status: 'Confirmed' })
    expect([status, body]).toMatchObject([201, { calculated_price: 450, actual_value: 300, price_told_at: '2026-06-01T15:00:00.000Z' }])
    const { appointment, events } = (await server.call('GET', LIST + body.id, { token })).body as unknown as AppointmentDetail
    expect(appointment).toEqual(body)
    expect(events).toMatchObject([{ kind: 'entered', changes: { actual_value: [null, 300] } }])
    expect((await enter({ ...QUOTE, actual_value: null })).body).toMatchObject({ actual_value: null })
  })

  test('a quote is entered without a time, and waits unless the admin says otherwise', async () => {
    const { enter } = await open(engine)
    expect(await enter(QUOTE)).toMatchObject({
      status: 201,
      body: { status: 'Pending', request_type: 'quote', appointment_date: null, rv_length: 32 },
    })
  })

  test.for(warnings)('with $broken it is stored, but not before the admin has been warned', async ({ change, fields }) => {
    const { server, enter, total } = await open(engine)
    const warned = await enter({ ...APPOINTMENT, ...change })
    expect([warned.status, warned.body.fields]).toEqual([422, fields])
    expect((await enter({ ...APPOINTMENT, ...change, despite_warnings: false })).status).toBe(422)
    expect(await total()).toBe(0)
    const made = await enter({ ...APPOINTMENT, ...change, despite_warnings: true })
    expect(made.status).toBe(201)
    expect(await total()).toBe(1)
    // A visitor may break none of it.
    expect((await server.call('POST', LIST, { body: { ...APPOINTMENT, ...change } })).status).toBe(400)
  })

  test.for(warnings.filter(({ change }) => Object.entries(change).every(([field, text]) => CHANGEABLE.has(field) && text !== undefined)))(
    'a change to $broken warns as a new request does, and is made when that is overridden',
    async ({ change, fields }) => {
      const { server, token, enter } = await open(engine)
      const { body } = await enter(APPOINTMENT)
      // A day and its time are one.
      const { appointment_date, appointment_time } = APPOINTMENT
      const put = (changed: object) => server.call('PUT', LIST + body.id, { token, body: { appointment_date, appointment_time, ...changed } })
      const warned = await put(change)
      expect([warned.status, warned.body.fields]).toEqual([422, fields])
      expect((await put({ ...change, despite_warnings: true })).body).toMatchObject(change)
      // What has been overridden is not asked about again.
      expect((await put({ ...change, message: 'Three dogs.' })).status).toBe(200)
    },
  )

  test('who gives a phone number is entered, and changed, without an e-mail address and without a warning; a visitor is not', async () => {
    const { server, token, enter } = await open(engine)
    const { email: _, ...without } = APPOINTMENT
    const made = await enter(without)
    expect(made).toMatchObject({ status: 201, body: { email: '', phone: APPOINTMENT.phone } })
    const put = (body: object) => server.call('PUT', LIST + made.body.id, { token, body })
    expect((await put({ email: 'ann@example.com' })).status).toBe(200)
    expect((await put({ email: '' })).status).toBe(200)
    expect(await server.call('POST', LIST, { body: { ...APPOINTMENT, email: '' } })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email is required' } },
    })
  })

  test('a visit that would end after closing is stored, moved and made longer only once that was said; visitors may choose its start', async () => {
    const { server, token, enter, total } = await open(engine)
    const late = { ...APPOINTMENT, appointment_time: '14:30' }
    const warned = { status: 422, body: { fields: { appointment_time: 'This visit would end after closing' } } }
    expect(await enter(late)).toMatchObject(warned)
    expect(await total()).toBe(0)
    const { body } = await enter({ ...late, despite_warnings: true })
    expect(body).toMatchObject({ appointment_time: '14:30', duration: 300 })
    const put = (change: object) => server.call('PUT', LIST + body.id, { token, body: change })
    expect((await put({ message: 'Two dogs.' })).status, 'its time is as it was').toBe(200)
    expect(await put({ appointment_date: '2026-06-03', appointment_time: '15:00' })).toMatchObject(warned)
    expect((await put({ appointment_date: '2026-06-03', appointment_time: '14:00' })).status).toBe(200)
    const short = await enter({
      ...QUOTE,
      request_type: 'appointment',
      appointment_date: '2026-06-04',
      appointment_time: '16:00',
      despite_warnings: true,
    })
    const { vehicle_category, car_package, car_size } = APPOINTMENT
    const longer = { vehicle_category, car_package, car_size, price: 'new' }
    expect((await server.call('PUT', LIST + short.body.id, { token, body: longer })).body.fields).toMatchObject(warned.body.fields)
    expect((await server.call('POST', LIST, { body: { ...late, appointment_date: '2026-06-05' } })).status).toBe(201)
  })

  test('what was left out has no price, and the visit takes as long as the longest', async () => {
    const { enter } = await open(engine)
    const body = { ...APPOINTMENT, car_package: '', car_size: '', service_type: '', despite_warnings: true }
    expect((await enter(body)).body).toMatchObject({
      service_type: 'consultation',
      calculated_price: 'Consultation Required',
      estimated_value: null,
      duration: 300,
      estimate: { lines: [], low: null },
    })
  })

  test.for(errors)('$wrong is refused at its field, whatever the admin overrides', async ({ change, field }) => {
    const { enter, total } = await open(engine)
    const refused = await enter({ ...APPOINTMENT, despite_warnings: true, ...change })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, expect.arrayContaining([field])])
    expect(await total()).toBe(0)
  })

  test('a time that is held is refused with the nearest ones, on the grid or off it, and nothing is stored', async () => {
    const { server, enter, total } = await open(engine)
    await server.call('POST', LIST, { body: APPOINTMENT })
    const nearest_times = ['14:00', '14:30', '15:00', '15:30']
    const refused = { error: UNAVAILABLE, fields: { appointment_time: UNAVAILABLE }, nearest_times }
    expect(await enter({ ...APPOINTMENT, despite_warnings: true })).toMatchObject({ status: 409, body: refused })
    expect(await enter({ ...APPOINTMENT, appointment_time: '13:50', despite_warnings: true })).toMatchObject({ status: 409, body: refused })
    expect((await enter({ ...APPOINTMENT, appointment_time: '14:10', despite_warnings: true })).status).toBe(201)
    expect(await total()).toBe(2)
  })

  test('one that is entered as cancelled holds no time', async () => {
    const { enter } = await open(engine)
    expect((await enter({ ...APPOINTMENT, status: 'Cancelled' })).body.status).toBe('Cancelled')
    expect((await enter(APPOINTMENT)).status).toBe(201)
  })

  test('it can be changed like any other, and its hours once more only with a warning', async () => {
    const { server, token, enter } = await open(engine)
    const { body } = await enter({ ...APPOINTMENT, email: '', appointment_time: '05:15', despite_warnings: true })
    const change = (changed: object) => server.call('PUT', LIST + body.id, { token, body: changed })
    expect((await change({ phone: '208-555-0199' })).status).toBe(200)
    expect((await change({ appointment_date: '2026-06-02', appointment_time: '05:30' })).status).toBe(422)
    expect((await change({ appointment_date: '2026-06-02', appointment_time: '10:00' })).status).toBe(200)
  })

  test('sent again with its Idempotency-Key it is stored once', async () => {
    const { server, enter, total } = await open(engine)
    const body = { ...APPOINTMENT, email: '', despite_warnings: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(body, { 'idempotency-key': 'called' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await enter({ ...body, name: 'Bo Beech' }, { 'idempotency-key': 'called' })).status).toBe(422)
    // By now the visit lies in the past; the answer is repeated nevertheless.
    const visit = await enter({ ...APPOINTMENT, appointment_date: '2026-06-01' }, { 'idempotency-key': 'visit' })
    server.time.now = new Date('2026-06-01T21:00:00Z')
    const again = await enter({ ...APPOINTMENT, appointment_date: '2026-06-01' }, { 'idempotency-key': 'visit' })
    expect([again.status, again.body]).toEqual([201, visit.body])
    expect(await total()).toBe(2)
  })

  test("it is not counted among a visitor's requests", async () => {
    const { server, enter } = await open(engine, { BOOKING_LIMIT: '1', PENDING_LIMIT: '1', EMAIL_LIMIT: '1' })
    for (const day of ['2026-06-02', '2026-06-03', '2026-06-04']) expect((await enter({ ...APPOINTMENT, appointment_date: day })).status).toBe(201)
    expect((await server.call('POST', LIST, { body: { ...APPOINTMENT, appointment_date: '2026-06-05' } })).status).toBe(201)
  })

  test('the admin asks whether a time is free, whatever the opening hours', async () => {
    const { server, token, enter } = await open(engine)
    await enter({ ...APPOINTMENT, appointment_time: '03:10', despite_warnings: true })
    const isFree = async (date: string, time: string, duration: number) => {
      const { status, body } = await server.call('GET', `${LIST}check-timeslot?date=${date}&time=${time}&duration=${duration}`, { token })
      return [status, (body as unknown as AdminTimeslotAnswer).available]
    }
    expect(await isFree('2026-06-02', '05:00', 60)).toEqual([200, false])
    expect(await isFree('2026-06-02', '08:15', 60)).toEqual([200, true])
    expect(await isFree('2026-06-01', '23:00', 60)).toEqual([200, true])
    expect(await isFree('2026-06-01', '23:00', 300)).toEqual([200, false])
    expect(await isFree('2026-06-31', '09:00', 60)).toEqual([200, false])
    expect((await server.call('GET', `${LIST}check-timeslot?date=2026-06-02&time=05:00&duration=60`)).status).toBe(401)
  })
})

test.for([
  { broken: 'the day itself, though visitors need one day of notice', date: '2026-06-01', message: 'past' },
  { broken: 'a day on which the business is closed', date: '2026-06-14', message: 'closed' },
  { broken: 'a day further ahead than visitors may book', date: '2026-12-01', message: 'closed' },
] as const)('$broken is a warning', async ({ date, message }) => {
  const server = await startTestServer({ contentFolder: 'tests/content/window-cleaning' })
  const token = await server.signIn()
  const day = server.context.content
    .current()
    .revision.content.bookingForm.groups.flatMap(({ fields }) => fields)
    .find(({ kind }) => kind === 'date')
  const body = { name: 'Ann Ash', email: 'ann@example.com', vehicle_category: 'Home', appointment_date: date, appointment_time: '09:00' }
  const enter = (entered: object) => server.call('POST', MANUAL, { token, body: entered })
  const warned = await enter(body)
  expect(warned.status).toBe(422)
  expect(warned.body.fields).toMatchObject({ appointment_date: day?.kind === 'date' && day[message] })
  expect((await enter({ ...body, despite_warnings: true })).status).toBe(201)
})

test('no mail tells the owner what the owner has entered', async () => {
  const { call, signIn, context } = await startTestServer({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.org' },
  })
  const dueMail = async () => context.storage.outbox.take(new Date('2030-01-01'), new Date('2031-01-01'))
  expect((await call('POST', MANUAL, { token: await signIn(), body: APPOINTMENT })).status).toBe(201)
  expect(await dueMail()).toBeNull()
  expect((await call('POST', LIST, { body: QUOTE })).status).toBe(201)
  expect(await dueMail()).not.toBeNull()
})

test('a visitor cannot enter what the admin can, nor say how it is to be stored', async () => {
  const { call } = await startTestServer()
  expect((await call('POST', MANUAL, { body: APPOINTMENT })).status).toBe(401)
  for (const change of [{ status: 'Confirmed' }, { despite_warnings: true }, { actual_value: 1 }])
    expect((await call('POST', LIST, { body: { ...APPOINTMENT, ...change } })).status).toBe(400)
})
