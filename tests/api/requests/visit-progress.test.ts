import { describe, expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** How far a visit is: the business has set out, has begun, is done. */

const [SET_OUT, BEGAN] = [-30, -10].map(minutes => new Date(NOW.getTime() + minutes * 60_000).toISOString())

async function open(engine: (typeof engines)[number]) {
  const { server, token, book, change, detail } = await openAdmin(engine)
  const id = await book(APPOINTMENT)
  const put = async (path: string, body: object, version?: number) => {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` }
    return server.call('PUT', `${LIST}${id}/${path}`, { token, body, headers })
  }
  const moments = async () => {
    const { on_way_at, started_at } = (await detail(id)).appointment
    return [on_way_at, started_at]
  }
  return { server, token, id, put, change, detail, moments }
}

describe.each(engines)('on $engine', engine => {
  test('the moments of a visit are stored and listed, and its history has them', async () => {
    const { server, token, id, put, detail, moments } = await open(engine)
    expect(await moments()).toEqual([undefined, undefined])
    expect((await put('progress', { on_way_at: SET_OUT })).body).toMatchObject({ on_way_at: SET_OUT, version: 2 })
    expect((await put('progress', { started_at: BEGAN })).body).toMatchObject({ on_way_at: SET_OUT, started_at: BEGAN, version: 3 })
    const { appointments } = (await server.call('GET', `${LIST}?from=2026-06-02&until=2026-06-02`, { token })).body as unknown as {
      appointments: Appointment[]
    }
    expect(appointments).toMatchObject([{ id, on_way_at: SET_OUT, started_at: BEGAN }])
    expect((await detail(id)).events.slice(1)).toEqual([
      { at: NOW.toISOString(), kind: 'changed', by: 'owner', changes: { on_way_at: [null, SET_OUT] } },
      { at: NOW.toISOString(), kind: 'changed', by: 'owner', changes: { started_at: [null, BEGAN] } },
    ])
  })

  test('a moment can be taken back', async () => {
    const { put, moments } = await open(engine)
    await put('progress', { on_way_at: SET_OUT, started_at: BEGAN })
    await put('progress', { started_at: null })
    expect(await moments()).toEqual([SET_OUT, undefined])
  })

  test('a moment that a fast clock names is now', async () => {
    const { put, moments } = await open(engine)
    await put('progress', { on_way_at: '2099-01-01T00:00:00.000Z' })
    expect(await moments()).toEqual([NOW.toISOString(), undefined])
  })

  test('the same call again, on the version that it was made on, is stored once', async () => {
    const { put, detail, id } = await open(engine)
    expect((await put('progress', { on_way_at: SET_OUT }, 1)).status).toBe(200)
    const again = await put('progress', { on_way_at: SET_OUT }, 1)
    expect([again.status, again.body]).toMatchObject([409, { appointment: { id, version: 2, on_way_at: SET_OUT } }])
    expect((await detail(id)).events).toHaveLength(2)
  })

  test('a visit is done with its actual value in one change', async () => {
    const { put, detail, id } = await open(engine)
    const { status, body } = await put('status', { status: 'Completed', actual_value: 440.5 })
    expect([status, body]).toMatchObject([200, { id, status: 'Completed', actual_value: 440.5, version: 2 }])
    expect((await detail(id)).events.at(-1)?.changes).toEqual({ status: ['Pending', 'Completed'], actual_value: [null, 440.5] })
    expect((await put('status', { status: 'Confirmed', actual_value: 0.001 })).status).toBe(400)
    expect((await detail(id)).appointment).toMatchObject({ status: 'Completed', actual_value: 440.5 })
  })

  test('a completion that is taken back takes the value along that came with it, and no other', async () => {
    const { put, detail, id } = await open(engine)
    const value = async () => (await detail(id)).appointment.actual_value
    const takeBack = () => put('status', { status: 'Confirmed', take_back_value: true })
    await put('status', { status: 'Completed', actual_value: 440.5 })
    expect((await takeBack()).body).toMatchObject({ status: 'Confirmed', actual_value: null, version: 3 })
    expect((await detail(id)).events.at(-1)?.changes).toEqual({ status: ['Completed', 'Confirmed'], actual_value: [440.5, null] })
    await put('status', { status: 'Completed', actual_value: 440.5 })
    await put('value', { actual_value: 500 })
    await takeBack()
    expect(await value()).toBe(500)
    const both = await put('status', { status: 'Pending', take_back_value: true, actual_value: 1 })
    expect([both.status, Object.keys(both.body.fields ?? {})]).toEqual([400, ['take_back_value']])
  })

  test('a value is cleared again, alone or with a status; nothing is a value too', async () => {
    const { put, detail, id } = await open(engine)
    await put('value', { actual_value: 0 })
    expect((await detail(id)).appointment.actual_value).toBe(0)
    expect((await put('value', { actual_value: null })).body).toMatchObject({ actual_value: null, version: 3 })
    expect((await detail(id)).events.at(-1)?.changes).toEqual({ actual_value: [0, null] })
    expect((await put('value', { actual_value: null })).body).toMatchObject({ version: 3 })
    await put('status', { status: 'Completed', actual_value: 5 })
    expect((await put('status', { status: 'Completed', actual_value: null })).body).toMatchObject({ actual_value: null })
  })

  test.each<[string, string, object, boolean]>([
    ['moved to another time', '', { appointment_time: '10:00', appointment_date: '2026-06-02' }, false],
    ['cancelled', 'status', { status: 'Cancelled' }, false],
    ['reopened', 'status', { status: 'Pending' }, false],
    ['done', 'status', { status: 'Completed' }, true],
    ['worth something', 'value', { actual_value: 5 }, true],
    ['of another name', '', { name: 'Ann Oak' }, true],
  ])('a visit that is %s has its moments no longer, or keeps them', async (_, path, body, keeps) => {
    const { put, change, id, moments } = await open(engine)
    await put('status', { status: 'Confirmed' })
    await put('progress', { on_way_at: SET_OUT, started_at: BEGAN })
    expect((path === '' ? await change(id, body) : await put(path, body)).status).toBe(200)
    expect(await moments()).toEqual(keeps ? [SET_OUT, BEGAN] : [undefined, undefined])
  })
})
