import { describe, expect, test } from 'vitest'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin as open } from '#tests/support/server/open-admin.ts'
import type { TestServer } from '#tests/support/server/test-server.ts'

async function isFree({ call }: TestServer, date: string, time: string): Promise<boolean> {
  const { body } = await call('GET', `/api/v1/services/check-timeslot?date=${date}&time=${time}&duration=60`)
  return (body as unknown as { available: boolean }).available
}

describe.each(engines)('on $engine', engine => {
  test('an appointment moves to another time: the old one is free, the new one is held', async () => {
    const { server, book, change } = await open(engine)
    const id = await book(APPOINTMENT)
    const moved = await change(id, { appointment_date: '2026-06-04', appointment_time: '10:00' })
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({ id, appointment_date: '2026-06-04', appointment_time: '10:00', request_type: 'appointment' })
    expect(await isFree(server, '2026-06-02', '09:00')).toBe(true)
    expect(await isFree(server, '2026-06-04', '10:00')).toBe(false)
  })

  test('it can move so that it overlaps itself, but never onto another visit, and then keeps its own time', async () => {
    const { server, book, change } = await open(engine)
    const id = await book(APPOINTMENT)
    await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })
    expect((await change(id, { appointment_date: '2026-06-02', appointment_time: '10:00' })).status).toBe(200)
    expect((await change(id, { appointment_date: '2026-06-03', appointment_time: '10:00' })).status).toBe(409)
    expect(await isFree(server, '2026-06-02', '10:00')).toBe(false)
    expect(await isFree(server, '2026-06-02', '07:00')).toBe(true)
  })

  test('a quote that gets a day and a time becomes an appointment and holds them', async () => {
    const { server, book, change, detail } = await open(engine)
    const id = await book(QUOTE)
    expect((await change(id, { appointment_date: '2026-06-04' })).body).toEqual({
      error: 'A day needs a time',
      fields: { appointment_time: 'A day needs a time' },
    })
    expect((await change(id, { appointment_date: '2026-06-04', appointment_time: '09:00' })).body).toMatchObject({ request_type: 'appointment' })
    expect(await isFree(server, '2026-06-04', '09:00')).toBe(false)
    expect((await detail(id)).events.at(-1)).toMatchObject({ kind: 'changed', changes: { request_type: ['quote', 'appointment'] } })
  })

  test('hours may be broken with a warning, a reserved time never', async () => {
    const { book, change } = await open(engine)
    const id = await book(APPOINTMENT)
    const early = { appointment_date: '2026-06-05', appointment_time: '05:15' }
    const warned = await change(id, early)
    expect([warned.status, Object.keys(warned.body.fields ?? {})]).toEqual([422, ['appointment_time']])
    expect((await change(id, { ...early, despite_warnings: true })).status).toBe(200)
    const other = await book({ ...APPOINTMENT, appointment_date: '2026-06-08' })
    expect((await change(other, { ...early, despite_warnings: true })).status).toBe(409)
  })

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ appointment_date: '2026-02-30' }, 'appointment_date'],
    [{ appointment_time: '25:00' }, 'appointment_time'],
    [{ status: 'Lost' }, 'status'],
    [{ calculated_price: '1.00' }, 'calculated_price'],
  ])('a change to %j is refused at its field', async (body, field) => {
    const { book, change, detail } = await open(engine)
    const id = await book(APPOINTMENT)
    const before = await detail(id)
    const refused = await change(id, body)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]])
    expect(await detail(id)).toEqual(before)
  })

  test('the history says what became of what, and nothing when nothing changed', async () => {
    const { server, token, book, change, detail } = await open(engine)
    const id = await book(APPOINTMENT)
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Confirmed' } })
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Confirmed' } })
    await server.call('PUT', `${LIST}${id}/value`, { token, body: { actual_value: 99.5 } })
    await change(id, { phone: '+1 (208) 555\u20110199', name: APPOINTMENT.name })
    await server.call('DELETE', `${LIST}${id}`, { token })
    await server.call('POST', `${LIST}${id}/restore`, { token })
    expect((await detail(id)).events.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['requested', {}],
      ['changed', { status: ['Pending', 'Confirmed'] }],
      ['changed', { actual_value: [null, 99.5] }],
      ['changed', { phone: [APPOINTMENT.phone, '208-555-0199'] }],
      ['deleted', {}],
      ['restored', {}],
    ])
  })

  test('a deleted request leaves list and slots, and comes back only while its time is free', async () => {
    const { server, token, book, detail } = await open(engine)
    const id = await book(APPOINTMENT)
    await server.call('DELETE', `${LIST}${id}`, { token })
    expect((await server.call('GET', LIST, { token })).body.appointments.length).toBe(0)
    expect((await server.call('GET', `${LIST}?deleted=true`, { token })).body.appointments.map(each => each.id)).toEqual([id])
    expect((await detail(id)).deleted).toBe(true)
    const other = await book(APPOINTMENT)
    expect((await server.call('POST', `${LIST}${id}/restore`, { token })).status).toBe(409)
    await server.call('DELETE', `${LIST}${other}`, { token })
    expect((await server.call('POST', `${LIST}${id}/restore`, { token })).status).toBe(200)
    expect(await isFree(server, '2026-06-02', '09:00')).toBe(false)
    expect((await server.call('POST', `${LIST}${id}/restore`, { token })).status).toBe(404)
  })

  test('the list can be searched, filtered, sorted and paged', async () => {
    const { server, token, book } = await open(engine)
    await book({ ...APPOINTMENT, name: 'Cy_Cedar', email: 'cy@example.com' })
    await book({ ...APPOINTMENT, name: 'Di Dogwood', email: 'di@example.com', appointment_date: '2026-06-03' })
    await book({ ...QUOTE, name: 'Ed Elm', email: 'ed@example.com' })
    const names = async (query: string) => {
      const { status, body } = await server.call('GET', `${LIST}?${query}`, { token })
      expect(status, query).toBe(200)
      return body.appointments.map(({ name }) => name)
    }
    expect(await names('search=DOGwood')).toEqual(['Di Dogwood'])
    expect(await names('search=di%20example.com')).toEqual(['Di Dogwood'])
    expect(await names('search=y_c')).toEqual(['Cy_Cedar'])
    expect(await names('search=%25')).toEqual([])
    expect(await names('search=%27%20or%201%3D1%20--')).toEqual([])
    expect(await names('request_type=quote')).toEqual(['Ed Elm'])
    expect(await names('category=RV&status=Pending')).toEqual(['Ed Elm'])
    expect(await names('status=Cancelled')).toEqual([])
    expect(await names('from=2026-06-03&until=2026-06-03')).toEqual(['Di Dogwood'])
    expect(await names('sort=name&order=desc')).toEqual(['Ed Elm', 'Di Dogwood', 'Cy_Cedar'])
    expect(await names('sort=appointment_date')).toEqual(['Cy_Cedar', 'Di Dogwood', 'Ed Elm'])
    expect(await names('sort=appointment_date&order=desc')).toEqual(['Di Dogwood', 'Cy_Cedar', 'Ed Elm'])
    expect(await names('sort=name&limit=2&page=2')).toEqual(['Ed Elm'])
  })

  test.each([
    ['(208) 555-0177', '2085550177'],
    ['(208) 555-0177', '208 555.0177'],
    ['(208) 555-0177', '(208)555-01'],
    ['208.555.0177', '(208) 555-0177'],
    ['2085550177', '555-0177'],
  ])('the phone number %s is found as %s, whatever stands between its digits', async (phone, search) => {
    const { server, token, book } = await open(engine)
    const id = await book({ ...QUOTE, phone })
    await book({ ...QUOTE, phone: '208-555-9999', message: 'Not 208.' })
    const { body } = await server.call('GET', `${LIST}?search=${encodeURIComponent(search)}`, { token })
    expect(body.appointments.map(each => each.id)).toEqual([id])
  })

  test.each(['page=0', 'page=-1', 'limit=501', 'sort=phone', 'order=up', 'status=Gone', 'from=tomorrow', 'extra=1', `search=${'x'.repeat(201)}`])(
    'a list asked for with %s is refused',
    async query => {
      const { server, token } = await open(engine)
      expect((await server.call('GET', `${LIST}?${query}`, { token })).status).toBe(400)
    },
  )
})
