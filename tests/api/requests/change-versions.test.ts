import { describe, expect, test } from 'vitest'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin as open } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'

/** A server with an appointment, and calls on it that name the version they were made on. */
async function openWith(engine: (typeof engines)[number]) {
  const admin = await open(engine)
  const { server, token, book } = admin
  const id = await book(APPOINTMENT)
  const send = async (method: string, path: string, version: string | null, body: object = {}) => {
    const headers: Record<string, string> = version === null ? {} : { 'if-match': version }
    const answer = await server.call(method, `${LIST}${id}${path}`, { token, body, headers })
    return { ...answer, body: answer.body as unknown as Appointment & { error: string; appointment: Appointment } }
  }
  const load = async () => {
    const { headers, body } = await server.call('GET', LIST + id, { token })
    return { etag: headers.get('etag'), ...(body as unknown as AppointmentDetail) }
  }
  return { ...admin, id, send, load }
}

/** Every call that changes one appointment. */
const CHANGES = [
  { method: 'PUT', path: '', body: { name: 'Ann Beech' } },
  { method: 'PUT', path: '', body: { appointment_time: '10:00' } },
  { method: 'PUT', path: '/status', body: { status: 'Confirmed' } },
  { method: 'PUT', path: '/value', body: { actual_value: 80 } },
  { method: 'DELETE', path: '', body: {} },
] as const

describe.each(engines)('on $engine', engine => {
  test('an appointment begins as version 1, and its ETag says so', async () => {
    const { load } = await openWith(engine)
    const { etag, appointment } = await load()
    expect([etag, appointment.version]).toEqual(['"1"', 1])
  })

  test.each(CHANGES)('$method $path with $body is made on the version it names, and raises it by one', async ({ method, path, body }) => {
    const { send, load } = await openWith(engine)
    expect((await send(method, path, '"1"', body)).status).toBe(200)
    const { etag, appointment } = await load()
    expect([etag, appointment.version]).toEqual(['"2"', 2])
  })

  test.each(CHANGES)('$method $path with $body on a version that is past changes nothing, and is told what is there now', async change => {
    const { send, load } = await openWith(engine)
    await send('PUT', '', '"1"', { phone: '208-555-0199' })
    const before = await load()
    const refused = await send(change.method, change.path, '"1"', change.body)
    expect([refused.status, refused.headers.get('etag')]).toEqual([409, '"2"'])
    expect(refused.body.error).toContain('changed')
    expect(refused.body.appointment).toEqual(before.appointment)
    expect(await load()).toEqual(before)
  })

  test('without If-Match each call works as before, and raises the version too; what changes nothing does not', async () => {
    const { send, load } = await openWith(engine)
    expect((await send('PUT', '/status', null, { status: 'Confirmed' })).body).toMatchObject({ status: 'Confirmed', version: 2 })
    expect((await send('PUT', '/status', null, { status: 'Confirmed' })).body.version).toBe(2)
    expect((await send('PUT', '/value', null, { actual_value: 5 })).body.version).toBe(3)
    expect((await send('DELETE', '', null)).status).toBe(200)
    expect((await load()).appointment.version).toBe(4)
    expect((await send('POST', '/restore', null)).body.version).toBe(5)
  })

  test('a deletion is taken back on its own version alone', async () => {
    const { send, load } = await openWith(engine)
    await send('DELETE', '', '"1"')
    const stale = await send('POST', '/restore', '"1"')
    expect([stale.status, stale.body.appointment.version]).toEqual([409, 2])
    expect((await load()).deleted).toBe(true)
    expect((await send('POST', '/restore', '"2"')).body).toMatchObject({ version: 3 })
  })

  test('deleting all and restoring together raise the version of each', async () => {
    const { server, token, send, load } = await openWith(engine)
    await server.call('DELETE', LIST, { token })
    const { deleted_at, version } = (await load()).appointment
    expect(version).toBe(2)
    await server.call('POST', `${LIST}restore`, { token, body: { deleted_at } })
    expect((await send('PUT', '/status', '"1"', { status: 'Completed' })).status).toBe(409)
    expect((await load()).appointment).toMatchObject({ version: 3, status: 'Pending' })
  })

  test('of changes that are made on one version at the same time, exactly one wins, and the others are told of it', async () => {
    const { send, load } = await openWith(engine)
    for (let version = 1; version <= 5; version++) {
      const names = ['Ann', 'Bo', 'Cy', 'Di'].map(name => `${name} of version ${version}`)
      const answers = await Promise.all(names.map(name => send('PUT', '', `"${version}"`, { name })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
      const winner = names[answers.findIndex(({ status }) => status === 200)]
      expect((await load()).appointment).toMatchObject({ name: winner, version: version + 1 })
      for (const { status, body } of answers) if (status === 409) expect(body.appointment.name).toBe(winner)
    }
  })

  test('a status and a new time on one version never both hold', async () => {
    const { send, load } = await openWith(engine)
    const [cancelled, moved] = await Promise.all([
      send('PUT', '/status', '"1"', { status: 'Cancelled' }),
      send('PUT', '', '"1"', { appointment_date: '2026-06-04', appointment_time: '10:00' }),
    ])
    expect([cancelled.status, moved.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const { appointment } = await load()
    expect([appointment.status, appointment.appointment_date]).toEqual(
      cancelled.status === 200 ? ['Cancelled', '2026-06-02'] : ['Pending', '2026-06-04'],
    )
  })

  test('any version may be named by *, one of several by a list; a weak or unknown tag matches none (RFC 9110, 13.1.1)', async () => {
    const { send } = await openWith(engine)
    expect((await send('PUT', '', '*', { name: 'Bo' })).status).toBe(200)
    expect((await send('PUT', '', '"7", "2"', { name: 'Cy' })).status).toBe(200)
    for (const none of ['W/"3"', '"x"', '"03"', '""', '"1","2"']) expect((await send('PUT', '', none, { name: 'Di' })).status, none).toBe(409)
    for (const wrong of ['3', '"3', '"3" "4"', '""3""']) {
      expect((await send('PUT', '', wrong, { name: 'Di' })).body.error, wrong).toBe('If-Match must be * or a list of entity tags, such as "3"')
    }
  })

  test('a day or a time alone is taken only by who names the version it belongs to', async () => {
    const { send, load } = await openWith(engine)
    const refused = await send('PUT', '', null, { appointment_time: '10:00' })
    expect([refused.status, refused.body.error]).toEqual([400, 'Send the day together with the time, or name the version with If-Match'])
    expect((await send('PUT', '', null, { appointment_date: '2026-06-04' })).status).toBe(400)
    expect((await load()).appointment).toMatchObject({ appointment_date: '2026-06-02', appointment_time: '09:00', version: 1 })
    expect((await send('PUT', '', null, { appointment_date: '2026-06-04', appointment_time: '10:00' })).status).toBe(200)
    expect((await send('PUT', '', '"2"', { appointment_time: '11:00' })).body).toMatchObject({
      appointment_date: '2026-06-04',
      appointment_time: '11:00',
    })
  })

  test('401, 400 and 404 come before a stale version', async () => {
    const { server, token, id, send } = await openWith(engine)
    await send('PUT', '', '"1"', { name: 'Bo' })
    const stale = { 'if-match': '"1"' }
    const status = async (path: string, body: object, given: { token?: string }) =>
      (await server.call('PUT', LIST + path, { ...given, body, headers: stale })).status
    expect(await status(`${id}/status`, { status: 'Confirmed' }, {})).toBe(401)
    expect(await status(`${id}/status`, { status: 'Gone' }, { token })).toBe(400)
    expect(await status('NOBODY/status', { status: 'Confirmed' }, { token })).toBe(404)
  })

  test('the price of a stored request is a number, or says that it needs a consultation', async () => {
    const { server, token, book, id, load } = await openWith(engine)
    const key = { 'idempotency-key': 'price-1' }
    const asText = await server.call('POST', LIST, { body: { ...QUOTE, calculated_price: '384.00' }, headers: key })
    const replayed = await server.call('POST', LIST, { body: { ...QUOTE, calculated_price: '384.00' }, headers: key })
    const asNumber = await server.call('POST', LIST, { body: { ...QUOTE, calculated_price: 384 } })
    expect([asText, replayed, asNumber].map(({ status, body }) => [status, body.calculated_price])).toEqual([
      [201, 384],
      [201, 384],
      [201, 384],
    ])
    expect(replayed.body).toEqual(asText.body)
    const consultation = await book({
      name: 'Cy',
      email: 'cy@example.com',
      request_type: 'quote',
      vehicle_category: 'Semi',
      semi_package: 'semi-platinum-shine',
    })
    const { appointments } = (await server.call('GET', LIST, { token })).body
    const priceOf = (of: string) => appointments.find(each => each.id === of)?.calculated_price
    expect([priceOf(id), priceOf(consultation)]).toEqual([450, 'Consultation Required'])
    expect((await load()).appointment.calculated_price).toBe(450)
  })
})
