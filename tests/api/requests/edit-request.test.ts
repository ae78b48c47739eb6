import { describe, expect, test } from 'vitest'
import type { AdminTimeslotAnswer, Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin as open } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE, SHORT_APPOINTMENT } from '#tests/support/server/requests.ts'
import { ADMIN } from '#tests/support/server/test-server.ts'

/** Whatever was asked for can be changed afterwards; the price that was promised stays until its owner says otherwise. */

const PLACE = { service_address: '12 Elm St', service_zip: '83702', site_notes: 'Gate 7' }

async function openWith(engine: (typeof engines)[number], request: object = { ...APPOINTMENT, ...PLACE }) {
  const admin = await open(engine)
  const id = await admin.book(request)
  const before = (await admin.detail(id)).appointment
  const change = async (body: object) => {
    const answer = await admin.change(id, body)
    return { ...answer, body: answer.body as unknown as Appointment & { fields: Record<string, string> } }
  }
  const last = async (): Promise<AppointmentEvent | undefined> => (await admin.detail(id)).events.at(-1)
  return { ...admin, id, before, change, last }
}

const PRICE = ['calculated_price', 'estimated_value', 'estimate', 'shown_price'] as const
const priceOf = (request: Appointment) => PRICE.map(name => request[name])

describe.each(engines)('on $engine', engine => {
  test('a visit holds its time as long as the owner says, and never into another one', async () => {
    const { book, change, last } = await openWith(engine)
    expect((await change({ duration: 90 })).body).toMatchObject({ duration: 90, appointment_time: '09:00' })
    expect(await last()).toMatchObject({ kind: 'changed', changes: { duration: [300, 90] } })
    await book({ ...APPOINTMENT, appointment_time: '10:30' })
    expect((await change({ duration: 91 })).status).toBe(409)
    // A service that changes brings its own length; the owner's word is above it.
    const basic = { car_package: 'car-basic-shine', car_addons: [], price: 'keep' }
    expect((await change(basic)).status).toBe(409)
    expect((await change({ ...basic, duration: 60 })).body).toMatchObject({ duration: 60, car_package: 'car-basic-shine' })
  })

  test('a visit that is made longer, so that it ends after closing, is one to confirm', async () => {
    const { change } = await openWith(engine)
    expect((await change({ duration: 720 })).status).toBe(422)
    expect((await change({ duration: 720, despite_warnings: true })).body).toMatchObject({ duration: 720 })
  })

  test('the address and the access notes are corrected, and the price stays as it was promised', async () => {
    const { before, change, last } = await openWith(engine)
    const { status, body } = await change({ service_address: ' 14 Elm St ', site_notes: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({ service_address: '14 Elm St', service_zip: '83702', car_package: 'car-gold-shine' })
    expect(body).not.toHaveProperty('site_notes')
    expect(priceOf(body)).toEqual(priceOf(before))
    expect(await last()).toMatchObject({
      kind: 'changed',
      by: ADMIN.username,
      changes: { service_address: ['12 Elm St', '14 Elm St'], site_notes: ['Gate 7', null] },
    })
  })

  test('a changed service is stored only once the call says which price holds', async () => {
    const { id, before, change, detail, last } = await openWith(engine)
    const asked = await change({ car_package: 'car-basic-shine', car_addons: [] })
    expect([asked.status, asked.body.fields['price']]).toEqual([
      422,
      'The service changes: send "keep" for the promised price, 450.00, or "new" for 55.00',
    ])
    expect((await detail(id)).appointment).toEqual(before)

    const kept = await change({ car_package: 'car-basic-shine', car_addons: [], price: 'keep' })
    expect(kept.body).toMatchObject({ car_package: 'car-basic-shine', car_addons: [], car_size: 'mid', service_type: 'car-basic-shine' })
    expect(priceOf(kept.body)).toEqual(priceOf(before))
    expect((await last())?.changes).not.toHaveProperty('calculated_price')

    const { body } = await change({ car_size: 'sedan', price: 'new' })
    expect(body).toMatchObject({ calculated_price: 50, estimated_value: 50, shown_price: '450.00', estimate: { low: 5000 } })
    expect((await last())?.changes).toMatchObject({ car_size: ['mid', 'sedan'], calculated_price: [450, 50] })
  })

  test('a service that stays has the price of now where the call asks for that, and nothing else of it changes', async () => {
    const { change, last } = await openWith(engine)
    const { body: kept } = await change({ car_package: 'car-basic-shine', car_addons: [], price: 'keep' })
    const [same, { body: renewed }] = [await change({ car_size: 'mid' }), await change({ car_size: 'mid', price: 'new' })]
    expect([same.status, priceOf(same.body)]).toEqual([200, priceOf(kept)])
    expect(renewed).toMatchObject({ calculated_price: 55, estimated_value: 55, estimate: { low: 5500 }, shown_price: kept.shown_price })
    const { calculated_price, estimated_value, estimate, version } = renewed
    expect(renewed).toEqual({ ...kept, calculated_price, estimated_value, estimate, version })
    expect((await last())?.changes).toMatchObject({ calculated_price: [450, 55] })
    expect((await last())?.changes).not.toHaveProperty('service_type')
  })

  test('a service that takes longer holds its new time, and is refused where that would meet another visit', async () => {
    const { server, token, book, change } = await openWith(engine, SHORT_APPOINTMENT)
    const isFree = async (time: string) => (await server.call('GET', `/api/v1/services/check-timeslot?date=2026-06-02&time=${time}&duration=15`)).text
    expect(await isFree('12:30')).toBe('{"available":true}')
    expect((await change({ motorcycle_package: 'motorcycle-buff-polish', price: 'new' })).body).toMatchObject({ duration: 240 })
    expect(await isFree('12:30')).toBe('{"available":false}')
    const next = await book({ ...APPOINTMENT, appointment_time: '13:00' })
    expect((await server.call('GET', LIST + next, { token })).status).toBe(200)
    const tooLong = await change({ vehicle_category: 'Car', motorcycle_package: '', car_package: 'car-gold-shine', car_size: 'mid', price: 'keep' })
    expect(tooLong.status).toBe(409)
    expect(await isFree('12:30')).toBe('{"available":false}')
  })

  test('a quote loses nothing when it becomes an appointment, nor an appointment that becomes a quote again', async () => {
    const { server, before, change } = await openWith(engine, QUOTE)
    const visit = { request_type: 'appointment', appointment_date: '2026-06-04', appointment_time: '09:00' }
    const booked = await change(visit)
    expect(booked.body).toEqual({ ...before, ...visit, version: 2 })
    const again = await change({ request_type: 'quote', appointment_date: '', appointment_time: '' })
    expect(again.body).toEqual({ ...before, version: 3 })
    expect((await server.call('GET', '/api/v1/services/check-timeslot?date=2026-06-04&time=09:00&duration=60')).text).toBe('{"available":true}')
  })

  test('a quote is scheduled in one change: it has its day, its time and its status, and the history says so', async () => {
    const { before, change, detail, id, book } = await openWith(engine, QUOTE)
    await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })
    const visit = { request_type: 'appointment', appointment_date: '2026-06-03', appointment_time: '09:00', status: 'Confirmed' }
    const taken = await change(visit)
    expect([taken.status, (await detail(id)).appointment]).toEqual([409, before])
    expect((await change({ ...visit, status: 'Lost' })).status).toBe(400)
    const booked = await change({ ...visit, appointment_date: '2026-06-04' })
    expect(booked.body).toEqual({ ...before, ...visit, appointment_date: '2026-06-04', version: 2 })
    expect((await detail(id)).events.at(-1)).toMatchObject({
      kind: 'changed',
      by: ADMIN.username,
      changes: {
        request_type: ['quote', 'appointment'],
        appointment_date: [null, '2026-06-04'],
        appointment_time: [null, '09:00'],
        status: ['Pending', 'Confirmed'],
      },
    })
  })

  test('hours, gaps and doubtful answers are warnings, for which nothing that stays is asked again', async () => {
    const { change } = await openWith(engine)
    const foreign = { phone: '+44 20 7946 0018' }
    expect((await change(foreign)).status).toBe(422)
    expect((await change({ ...foreign, despite_warnings: true })).status).toBe(200)
    expect((await change({ service_zip: '83703' })).status).toBe(200)
    expect((await change({ car_size: '', price: 'keep' })).status).toBe(422)
    expect((await change({ car_size: '', price: 'keep', despite_warnings: true })).body).not.toHaveProperty('car_size')
  })

  test('the time that a request has itself is free for it, and for no other', async () => {
    const { server, token, id } = await openWith(engine)
    const ask = async (except: string) => {
      const query = `date=2026-06-02&duration=300${except}`
      const check = await server.call('GET', `${LIST}check-timeslot?${query}&time=10:00`, { token })
      const { slots } = (await server.call('GET', `${LIST}slots?${query}`, { token })).body as unknown as { slots: string[] }
      return [(check.body as unknown as AdminTimeslotAnswer).available, slots.includes('10:00')]
    }
    expect(await ask('')).toEqual([false, false])
    expect(await ask(`&except=${id}`)).toEqual([true, true])
    expect((await server.call('GET', `${LIST}slots?date=2026-06-02&duration=300`)).status).toBe(401)
  })

  test('the history names who did it, also when all are deleted and restored together; a visitor is one, and time does nothing', async () => {
    const { server, token, id, change, detail } = await openWith(engine)
    await change({ name: 'Bo Beech' })
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Confirmed' } })
    await server.call('DELETE', LIST, { token })
    const { deleted_at } = (await detail(id)).appointment
    await server.call('POST', `${LIST}restore`, { token, body: { deleted_at } })
    await server.call('DELETE', `${LIST}${id}`, { token })
    await server.call('POST', `${LIST}${id}/restore`, { token })
    expect((await detail(id)).events.map(({ kind, by }) => [kind, by])).toEqual([
      ['requested', 'visitor'],
      ...['changed', 'changed', 'deleted', 'restored', 'deleted', 'restored'].map(kind => [kind, ADMIN.username]),
    ])
    const manual = await server.call('POST', `${LIST}manual`, { token, body: { ...QUOTE, service_type: 'rv-exterior-detailing' } })
    expect((await detail(manual.body.id)).events).toMatchObject([{ kind: 'entered', by: ADMIN.username }])
  })

  test('of a person who is erased by an address of before, the history keeps no answer, only what became of the visit', async () => {
    const { server, token, change, detail, id } = await openWith(engine)
    await change({ service_address: '14 Elm St', car_size: 'large', price: 'new' })
    await change({ email: 'bo@example.com' })
    await server.call('POST', '/api/v1/people/erase', { token, body: { email: APPOINTMENT.email } })
    const { events } = await detail(id)
    expect(events.map(({ changes }) => Object.keys(changes))).toEqual([[], ['calculated_price'], []])
    expect(events.map(({ by }) => by)).toEqual(['visitor', ADMIN.username, ADMIN.username])
  })
})
