import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import visit from '#tests/cases/visit.json' with { type: 'json' }
import { copySample } from '#tests/support/content/content-copy.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { SEED } from '#tests/support/seed.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

/** Requests for a visit of several items, by content with a trip fee of $25, 5 % off the packages of three, and a question about water. */

const URL = '/api/v1/appointments/'
const CAR = { category: 'Car', package: 'car-gold-shine', inputs: { size: 'mid' }, addons: ['engine-bay'] }
const MOTORCYCLE = { category: 'Motorcycle', package: 'motorcycle-standard-detail' }
const { vehicle_category: _c, service_type: _s, car_package: _p, car_size: _z, car_addons: _a, calculated_price: _price, ...PERSON } = APPOINTMENT
const VISIT = { ...PERSON, items: [CAR, MOTORCYCLE], inputs: { water: 'no' } }
/** The same, by the fields of its first item. */
const FLAT = { ...APPOINTMENT, visit_water: 'no', further_items: [MOTORCYCLE] }

async function open({ newLocation }: (typeof engines)[number], document: object | null = visit) {
  const { dataDir, databaseUrl } = await newLocation()
  const contentFolder = copySample()
  if (document !== null) writeFileSync(join(contentFolder, 'visit.json'), JSON.stringify(document))
  const server = await startTestServer({ dataDir, contentFolder, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  const token = await server.signIn()
  const stored = async () => (await server.call('GET', URL, { token })).body.appointments
  const detail = async (id: string) => (await server.call('GET', `${URL}${id}`, { token })).body as unknown as AppointmentDetail
  const send = (body: object) => server.call('POST', URL, { body })
  return { ...server, token, stored, detail, send }
}

const EMBEDDED = engines[0] as (typeof engines)[number]

describe.each(engines)('on $engine', engine => {
  test('a visit is priced whole, stored with all of its items, and holds its time for all of them', async () => {
    const { send, stored, call } = await open(engine)
    const { status, body } = await send(VISIT)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      vehicle_category: 'Car',
      service_type: 'car-gold-shine',
      car_package: 'car-gold-shine',
      car_size: 'mid',
      visit_water: 'no',
      further_items: [{ ...MOTORCYCLE, inputs: {}, addons: [] }],
    })
    const lines = body.estimate.lines.map(({ item, id, low }) => `${item ?? 'visit'} ${id} ${low}`)
    expect(lines).toEqual([
      expect.stringMatching(/^0 car-gold-shine/),
      '0 engine-bay 10000',
      '1 motorcycle-standard-detail 7500',
      'visit trip 2500',
      'visit tank 1500',
    ])
    const sum = body.estimate.lines.reduce((all, { low }) => all + (low ?? 0), 0)
    expect([body.estimate.low, Math.round(Number(body.calculated_price) * 100)]).toEqual([sum, sum])
    expect(await stored()).toMatchObject([{ id: body.id, further_items: [{ package: 'motorcycle-standard-detail' }] }])
    // Each of the items alone would end before.
    const { duration = 0 } = body as unknown as Appointment
    const at = (minutes: number) => `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const free = async (start: string) =>
      (await call('GET', `/api/v1/services/check-timeslot?date=2026-06-02&time=${start}&duration=15`)).body as unknown as { available: boolean }
    expect(await free(at(duration - 30))).toMatchObject({ available: false })
    expect(duration).toBeGreaterThan(15 + 300)
  })

  test('the fields of one item and further items say the same', async () => {
    const { send } = await open(engine)
    const { body: inFields } = await send({ ...FLAT, appointment_date: '2026-06-03' })
    const { body: inList } = await send(VISIT)
    const { car_addons, car_size, further_items, visit_water, calculated_price, duration, estimate } = inFields as unknown as Appointment
    expect(inList).toMatchObject({ car_addons, car_size, further_items, visit_water, calculated_price, duration, estimate })
  })

  test('what is stored of one item has no other keys than without visits, and a row of before reads as before', async () => {
    const { send: sendAlone } = await open(engine, null)
    const { body: alone } = await sendAlone(APPOINTMENT)
    const { send } = await open(engine, { mostItems: 3, words: visit.words })
    const { body: one } = await send(APPOINTMENT)
    expect(Object.keys(one)).toEqual(Object.keys(alone))
    const { body: list } = await send({ ...PERSON, items: [CAR], appointment_date: '2026-06-03' })
    expect(Object.keys(list)).toEqual(Object.keys(alone))
    expect(list).toMatchObject({ calculated_price: alone.calculated_price, estimate: { lines: alone.estimate.lines } })
  })

  test('the service of a visit can be changed, and its further items stay or are changed with it', async () => {
    const { send, call, token, detail } = await open(engine)
    const { body } = await send(VISIT)
    const change = (fields: object) => call('PUT', `${URL}${body.id}`, { token, body: { ...fields, price: 'new', despite_warnings: true } })
    const { status } = await change({ car_addons: [] })
    expect(status).toBe(200)
    const first = (await detail(body.id)).appointment
    expect(first.further_items).toHaveLength(1)
    expect(first.estimate.lines.map(({ id }) => id)).toEqual(['car-gold-shine', 'motorcycle-standard-detail', 'trip', 'tank'])
    expect((await change({ further_items: [MOTORCYCLE, MOTORCYCLE] })).status).toBe(200)
    const { appointment, events } = await detail(body.id)
    expect(appointment.estimate.lines.map(({ id }) => id)).toContain('three')
    expect(events.at(-1)?.changes['further_items']).toEqual([
      ['motorcycle-standard-detail'],
      ['motorcycle-standard-detail', 'motorcycle-standard-detail'],
    ])
    expect((await change({ further_items: [] })).status).toBe(200)
    expect((await detail(body.id)).appointment).not.toHaveProperty('further_items')
  })

  test('the admin enters a visit of several items for a caller', async () => {
    const { call, token } = await open(engine)
    const { status, body } = await call('POST', `${URL}manual`, { token, body: { ...VISIT, status: 'Confirmed' } })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'Confirmed', further_items: [{ package: 'motorcycle-standard-detail' }] })
  })

  test('erasing a person takes the items away that a completed visit had', async () => {
    const { send, call, token, detail } = await open(engine)
    const { body } = await send(VISIT)
    await call('PUT', `${URL}${body.id}/status`, { token, body: { status: 'Completed', actual_value: 500 } })
    await call('POST', '/api/v1/people/erase', { token, body: { email: PERSON.email } })
    const { appointment } = await detail(body.id)
    expect(appointment).toMatchObject({ name: '', actual_value: 500 })
    expect(appointment).not.toHaveProperty('further_items')
  })
})

describe('a visit is refused, and nothing is stored', () => {
  test.each<{ why: string; body: object; fields: Record<string, unknown> }>([
    {
      why: 'with its items in a list and in fields of its own',
      body: { ...VISIT, vehicle_category: 'Car', car_package: 'car-gold-shine' },
      fields: { items: 'a request has its items in "items", or one in fields of its own, not both: leave out vehicle_category, car_package' },
    },
    {
      why: 'with more items than content allows',
      body: { ...VISIT, items: Array.from({ length: 6 }, () => MOTORCYCLE) },
      fields: { items: 'a visit has at most 5 items' },
    },
    {
      why: 'with more items than any content allows',
      body: { ...VISIT, items: Array.from({ length: 21 }, () => MOTORCYCLE) },
      fields: { items: expect.any(String) },
    },
    { why: 'without an item', body: { ...VISIT, items: [] }, fields: { items: expect.any(String) } },
    { why: 'with a list that is none', body: { ...VISIT, items: 'Car' }, fields: { items: expect.any(String) } },
    { why: 'with an item that is none', body: { ...VISIT, items: [CAR, null] }, fields: { 'items.1': expect.any(String) } },
    {
      why: 'of a category that nobody knows',
      body: { ...VISIT, items: [{ ...CAR, category: 'Boat' }] },
      fields: { 'items.0.category': 'must be one of Car, RV, Semi, Tractor, Motorcycle' },
    },
    {
      why: 'of a second category that nobody knows',
      body: { ...VISIT, items: [CAR, { ...MOTORCYCLE, category: '__proto__' }] },
      fields: { 'items.1.category': 'unknown category "__proto__"' },
    },
    {
      why: 'of a second package that nobody knows',
      body: { ...VISIT, items: [CAR, { ...MOTORCYCLE, package: 'car-gold-shine' }] },
      fields: { 'items.1.package': expect.any(String) },
    },
    {
      why: 'of a first package that nobody knows',
      body: { ...VISIT, items: [{ ...CAR, package: 'x' }] },
      fields: { 'items.0.package': expect.any(String) },
    },
    {
      why: 'with an answer that nobody asks',
      body: { ...VISIT, inputs: { water: 'no', power: 'yes' } },
      fields: { 'inputs.power': 'unknown input "power"' },
    },
    {
      why: 'with an answer of an item that nobody asks',
      body: { ...VISIT, items: [{ ...CAR, inputs: { size: 'mid', package: 'x' } }] },
      fields: { 'items.0.inputs.package': 'unknown input "package"' },
    },
    { why: 'with an answer that is no option', body: { ...VISIT, inputs: { water: 'maybe' } }, fields: { 'inputs.water': expect.any(String) } },
    { why: 'with an answer of another kind', body: { ...VISIT, inputs: { water: 7 } }, fields: { 'inputs.water': 'must be a text' } },
    { why: 'without an answer of the visit', body: { ...VISIT, inputs: {} }, fields: { 'inputs.water': 'Please say whether there is water' } },
    {
      why: 'without an answer of a second item',
      body: { ...VISIT, items: [MOTORCYCLE, { ...CAR, inputs: {} }] },
      fields: { 'items.1.inputs.size': expect.any(String) },
    },
    {
      why: 'with an add-on of another category',
      body: { ...VISIT, items: [CAR, { ...MOTORCYCLE, addons: ['engine-bay'] }] },
      fields: { 'items.1.addons': expect.any(String) },
    },
  ])('$why', async ({ body, fields }) => {
    const { send, stored } = await open(EMBEDDED)
    const { status, body: answer } = await send(body)
    expect({ status, fields: answer.fields }).toEqual({ status: 400, fields })
    expect(await stored()).toEqual([])
  })
})

test('content that says nothing of visits takes one item, in either form', async () => {
  const { send, stored } = await open(EMBEDDED, null)
  const { status, body } = await send({ ...PERSON, items: [CAR, MOTORCYCLE] })
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { items: expect.any(String) } })
  expect(await stored()).toEqual([])
  expect((await send({ ...PERSON, items: [CAR] })).status).toBe(201)
})

test('a thousand hostile lists of items are refused or stored whole, and never fail', { timeout: 240_000 }, async () => {
  const { send } = await open(EMBEDDED)
  const draw = drawFromSeed(SEED)
  const odd = [null, 0, -1, 1e308, '', '__proto__', 'x'.repeat(70), [], {}, true, 'Car', 'mid', ['engine-bay'], { size: 'mid' }, { __proto__: null }]
  for (let n = 0; n < 1000; n++) {
    const item = (): unknown => {
      if (draw.chance(20)) return draw.one(odd)
      const key = draw.one(['category', 'package', 'inputs', 'addons', 'constructor', 'id'])
      return { ...draw.one([CAR, MOTORCYCLE]), ...(draw.chance(70) && { [key]: draw.one(odd) }) }
    }
    const body = {
      ...PERSON,
      items: draw.chance(10) ? draw.one(odd) : draw.times(draw.between(0, 7), item),
      inputs: draw.chance(50) ? { water: 'no' } : draw.one(odd),
    }
    expect([201, 400, 409]).toContain((await send(body)).status)
  }
})

test('what follows from a code is looked up for each item, whatever is sent, and stored with it', async () => {
  const contentFolder = copySample(TRAVEL)
  writeFileSync(join(contentFolder, 'visit.json'), JSON.stringify(visit))
  const { call } = await startTestServer({ contentFolder })
  const car = (inputs: object) => ({ category: 'Car', package: 'car-gold-shine', inputs: { size: 'mid', ...inputs } })
  const { appointment_date: _date, appointment_time: _time, ...person } = PERSON
  const send = (...items: object[]) => call('POST', URL, { body: { ...person, request_type: 'quote', items, inputs: { water: 'yes' } } })
  const { status, body } = await send(car({ zip: '83702-0001', zone: 'near' }), car({ zip: '83702', zone: 'far' }), car({ zip: ' 83725 1234' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    car_zip: '837020001',
    car_zone: 'far',
    further_items: [{ inputs: { size: 'mid', zip: '83702', zone: 'near' } }, { inputs: { size: 'mid', zip: '837251234', zone: 'far' } }],
  })
  const fees = body.estimate.lines.flatMap(({ id, item, low }) => (id === 'travel' ? [[item, low]] : []))
  expect(fees).toEqual([
    [0, 4000],
    [2, 4000],
  ])
  const outside = await send(car({ zip: '83702' }), car({ zip: '90210', zone: 'near' }))
  expect(outside.body).toMatchObject({ calculated_price: 'Consultation Required', further_items: [{ inputs: { size: 'mid', zip: '90210' } }] })
  const wrong = await send(car({ zip: '83702' }), car({ zip: '8370' }))
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['items.1.inputs.zip']])
})
