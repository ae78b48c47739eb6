import { describe, expect, test } from 'vitest'
import type { AppointmentList, StatusCounts } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** Which crew's time a visit holds, as the list says and filters it. */

async function open({ newLocation }: (typeof engines)[number], crews: number) {
  const { dataDir, databaseUrl } = await newLocation()
  const contentFolder = copySample([{ file: 'business.json', at: '/crews', set: crews }])
  const server = await startTestServer({ dataDir, contentFolder, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  const token = await server.signIn()
  const book = async (name: string, changes: object = {}) => (await server.call('POST', LIST, { body: { ...APPOINTMENT, name, ...changes } })).body.id
  const listed = async (query: string) => (await server.call('GET', `${LIST}?${query}`, { token })).body as unknown as AppointmentList
  const crewsIn = async (query: string) =>
    Object.fromEntries((await listed(query)).appointments.flatMap(({ id, crew }) => (crew === undefined ? [] : [[id, crew]])))
  const names = async (query: string) => (await listed(query)).appointments.map(({ name }) => name)
  return { server, token, book, listed, crewsIn, names }
}

describe.each(engines)('on $engine', engine => {
  test('visits at one time are of crews of their own; the list says which, and has those of one, whatever else it is filtered for', async () => {
    const { server, token, book, crewsIn, names } = await open(engine, 3)
    const first = await book('First')
    const second = await book('Second')
    const alone = await book('Alone', { appointment_date: '2026-06-05' })
    const { appointment_date: _date, appointment_time: _time, ...quote } = APPOINTMENT
    expect((await server.call('POST', LIST, { body: { ...quote, request_type: 'quote' } })).status).toBe(201)
    expect(await crewsIn('page=1')).toEqual({ [first]: 1, [second]: 2, [alone]: 1 })
    expect(await names('crew=1&sort=name')).toEqual(['Alone', 'First'])
    expect(await names('crew=2')).toEqual(['Second'])
    expect(await names('crew=1&until=2026-06-02')).toEqual(['First'])
    expect(await names('crew=1&search=alone&sort=appointment_date')).toEqual(['Alone'])
    expect(await names('crew=3')).toEqual([])
    const counts = async () => (await server.call('GET', `${LIST}counts?crew=2`, { token })).body as unknown as StatusCounts
    expect(await counts()).toMatchObject({ Pending: 1 })

    await server.call('PUT', `${LIST}${second}/status`, { token, body: { status: 'Cancelled' } })
    expect(await names('crew=2'), 'what is cancelled is of no crew').toEqual([])
    expect(await crewsIn('page=1')).toEqual({ [first]: 1, [alone]: 1 })
    for (const crew of ['0', '-1', '100', 'one']) expect((await server.call('GET', `${LIST}?crew=${crew}`, { token })).status, crew).toBe(400)
  })

  test('with one crew nothing is said of crews', async () => {
    const { server, token, book, listed } = await open(engine, 1)
    const id = await book('Only')
    const said = [
      await listed('page=1'),
      (await server.call('GET', `${LIST}${id}`, { token })).body,
      (await server.call('PUT', `${LIST}${id}`, { token, body: { appointment_time: '11:00', appointment_date: APPOINTMENT.appointment_date } })).body,
      (await server.call('GET', `${LIST}check-timeslot?date=${APPOINTMENT.appointment_date}&time=11:00&duration=60`, { token })).body,
    ]
    for (const answer of said) expect(JSON.stringify(answer)).not.toContain('crew')
  })
})
