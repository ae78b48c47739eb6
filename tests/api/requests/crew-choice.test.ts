import { describe, expect, test } from 'vitest'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import { startCrewServer } from '#tests/support/server/crew-server.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'

/** Giving a visit to a crew: chosen, kept when it moves, or refused because that crew is taken. */

const AT = { appointment_date: APPOINTMENT.appointment_date, appointment_time: APPOINTMENT.appointment_time }
const LATER = { ...AT, appointment_date: '2026-06-05' }

async function open(engine: (typeof engines)[number], crews = 2) {
  const { server, token } = await startCrewServer(engine, crews)
  const enter = (name: string, changes: object = {}) =>
    server.call('POST', `${LIST}manual`, { token, body: { ...APPOINTMENT, name, despite_warnings: true, ...changes } })
  const entered = async (name: string, changes: object = {}) => {
    const { status, body } = await enter(name, changes)
    expect(status, JSON.stringify(body)).toBe(201)
    return body as unknown as Appointment
  }
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    server.call('PUT', `${LIST}${id}`, { token, body: { despite_warnings: true, ...body }, headers })
  const detail = async (id: string) => (await server.call('GET', `${LIST}${id}`, { token })).body as unknown as AppointmentDetail
  const timeslot = async (query: Record<string, string>) =>
    (
      await server.call(
        'GET',
        `${LIST}check-timeslot?${new URLSearchParams({ date: AT.appointment_date, time: AT.appointment_time, duration: '60', ...query })}`,
        { token },
      )
    ).body
  return { server, token, enter, entered, change, detail, timeslot }
}

describe.each(engines)('on $engine', engine => {
  test('a request is entered for a crew of choice; without one it gets the first that is free', async () => {
    const { enter, entered, timeslot } = await open(engine)
    expect(await timeslot({})).toEqual({ available: true, crew: 1 })
    expect(await entered('Chosen', { crew: 2 })).toMatchObject({ crew: 2 })
    expect(await timeslot({ crew: '2' })).toMatchObject({ available: false, held_by: [{ name: 'Chosen', crew: 2 }] })
    expect(await enter('Taken', { crew: 2 })).toMatchObject({
      status: 409,
      body: { error: 'Crew 2 has another visit at this time', fields: { crew: 'Crew 2 has another visit at this time' } },
    })
    expect(await timeslot({ crew: '1' })).toEqual({ available: true, crew: 1 })
    expect(await entered('Any')).toMatchObject({ crew: 1 })
  })

  test('a visit is given to another crew on the version that was seen, and its history says so; its time stays held once', async () => {
    const { entered, change, detail, timeslot } = await open(engine)
    const { id } = await entered('Mona')
    const given = await change(id, { crew: 2 }, { 'if-match': '"1"' })
    expect(given).toMatchObject({ status: 200, body: { crew: 2, version: 2, ...AT } })
    expect((await detail(id)).events.at(-1)).toMatchObject({ kind: 'changed', changes: { crew: [1, 2] } })
    expect(await timeslot({ crew: '1' })).toEqual({ available: true, crew: 1 })
    expect(await change(id, { crew: 1 }, { 'if-match': '"1"' })).toMatchObject({ status: 409, body: { appointment: { crew: 2, version: 2 } } })
    expect(await change(id, { crew: 2 }), 'which it has already').toMatchObject({ status: 200, body: { version: 2 } })
  })

  test('a crew with another visit then is refused, and the visit stays as it was', async () => {
    const { entered, change, detail, timeslot } = await open(engine)
    const first = await entered('First')
    const second = await entered('Second')
    expect(await change(first.id, { crew: 2 })).toMatchObject({ status: 409, body: { error: 'Crew 2 has another visit at this time' } })
    expect((await detail(first.id)).appointment).toMatchObject({ crew: 1, version: 1 })
    expect(await timeslot({ crew: '2', except: first.id })).toMatchObject({ available: false, held_by: [{ id: second.id }] })
  })

  test('a visit that moves keeps its crew where that is free; else another takes it, which is told before and after', async () => {
    const { entered, change, detail, timeslot } = await open(engine)
    const { id } = await entered('Mona', { crew: 2 })
    const free = { date: LATER.appointment_date, except: id }
    expect(await timeslot(free)).toEqual({ available: true, crew: 2 })
    expect(await change(id, LATER)).toMatchObject({ status: 200, body: { crew: 2, ...LATER } })
    expect((await detail(id)).events.at(-1)?.changes).not.toHaveProperty('crew')
    await entered('Other', { crew: 2 })
    expect(await timeslot({ except: id })).toEqual({ available: true, crew: 1 })
    expect(await change(id, AT)).toMatchObject({ status: 200, body: { crew: 1, ...AT } })
    expect((await detail(id)).events.at(-1)?.changes).toMatchObject({ crew: [2, 1] })
  })

  test('only the free starts of a crew are offered where one is asked for', async () => {
    const { server, token, entered } = await open(engine)
    await entered('Chosen', { crew: 2 })
    const slots = async (query: string) =>
      ((await server.call('GET', `${LIST}slots?date=${AT.appointment_date}&duration=60${query}`, { token })).body as unknown as { slots: string[] })
        .slots
    expect(await slots('')).toContain(AT.appointment_time)
    expect(await slots('&crew=1')).toContain(AT.appointment_time)
    expect(await slots('&crew=2')).not.toContain(AT.appointment_time)
  })

  test('of visits that are given to one crew at the same moment, one has it', async () => {
    const { server, token, entered, change } = await open(engine, 3)
    const visits = [await entered('First', { crew: 1 }), await entered('Second', { crew: 2 })]
    const outcomes = await Promise.all(visits.map(({ id }) => change(id, { crew: 3 })))
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const crews = await Promise.all(
      visits.map(async ({ id }) => ((await server.call('GET', `${LIST}${id}`, { token })).body as unknown as AppointmentDetail).appointment.crew),
    )
    expect(new Set(crews).size).toBe(2)
    expect(crews).toContain(3)
  })

  test('visits that change places by moves at the same moment end in different times or crews, and none is lost', async () => {
    const { entered, change, detail } = await open(engine)
    const visits = [await entered('A', { crew: 1 }), await entered('B', { crew: 2 }), await entered('C', { crew: 2, ...LATER })]
    await Promise.all([change(visits[0]?.id ?? '', { crew: 2, ...LATER }), change(visits[1]?.id ?? '', LATER), change(visits[2]?.id ?? '', AT)])
    const places = await Promise.all(
      visits.map(async ({ id }) => {
        const { appointment_date, crew } = (await detail(id)).appointment
        return `${appointment_date} ${crew}`
      }),
    )
    expect(new Set(places).size, places.join()).toBe(3)
  })

  test('no crew is chosen that there is not, nor for what holds no time', async () => {
    const { enter, entered, change } = await open(engine)
    const { id } = await entered('Mona')
    expect(await change(id, { crew: 3 })).toMatchObject({ status: 400, body: { fields: { crew: 'There is no crew 3: the business has 2' } } })
    for (const crew of [0, -1, 1.5, '2', 100]) expect((await change(id, { crew })).status, String(crew)).toBe(400)
    expect((await enter('Nobody', { crew: 3 })).status).toBe(400)
    expect((await change(id, { crew: 2, request_type: 'quote' })).status).toBe(400)
    await change(id, { status: 'Cancelled' })
    expect(await change(id, { crew: 2 })).toMatchObject({ status: 400, body: { fields: { crew: 'Only a visit that holds its time has a crew' } } })
    expect(await change(id, { crew: 2, status: 'Confirmed' })).toMatchObject({ status: 200, body: { crew: 2 } })
  })
})

test("where all is one crew's, one that is named changes nothing", async () => {
  const [engine] = engines
  if (engine === undefined) throw new Error('no engine')
  const { entered, change } = await open(engine, 1)
  const stored = await entered('Only', { crew: 1 })
  expect(stored).not.toHaveProperty('crew')
  expect(await change(stored.id, { crew: 1 })).toMatchObject({ status: 200, body: { version: 1 } })
})
