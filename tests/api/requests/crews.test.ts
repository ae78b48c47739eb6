import { describe, expect, test } from 'vitest'
import type { AppointmentList, ChangeRefusal, CustomerDetail, ListedOutcomes, StatusCounts } from '#src/contract/generated/types.ts'
import { startCrewServer } from '#tests/support/server/crew-server.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'

/** Which crew's time a visit holds, as the list says and filters it. */

async function open(engine: (typeof engines)[number], crews: number) {
  const { server, token } = await startCrewServer(engine, crews)
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

  test('every answer that has a request as the admin sees it says its crew: its own, refused, of several, of mails and of its customer', async () => {
    const { server, token, book } = await open(engine, 2)
    const [id] = [await book('First'), await book('Second')]
    const second = await book('Third', { appointment_date: '2026-06-05' })
    const stale = { 'if-match': '"99"' }
    const call = (method: string, path: string, more: object = {}) => server.call(method, path, { token, ...more })
    const entered = { ...APPOINTMENT, name: 'Caller', appointment_date: '2026-06-08', despite_warnings: true }
    const key = { 'idempotency-key': 'entered-by-the-owner-01' }
    const manual = async () => (await call('POST', `${LIST}manual`, { body: entered, headers: key })).body
    const changes = [
      { id, version: 1, status: 'Confirmed' },
      { id: second, version: 9, status: 'Confirmed' },
    ]
    const preview = (await call('POST', `${LIST}changes/preview`, { body: { changes } })).body as unknown as ListedOutcomes
    const refused = (await call('POST', `${LIST}changes`, { body: { changes: [{ id, version: 9, deleted: true }] } }))
      .body as unknown as ListedOutcomes
    const customer = (await call('GET', `/api/v1/customers/${id}`)).body as unknown as CustomerDetail
    const ofChange = async (method: string, path: string, body?: object) => {
      const answer = await call(method, LIST + id + path, { headers: stale, ...(body && { body }) })
      expect(answer.status, path).toBe(409)
      return (answer.body as unknown as ChangeRefusal).appointment
    }
    const said: Record<string, object | undefined> = {
      entered: await manual(),
      'entered again': await manual(),
      'of several': preview.outcomes[0]?.appointment,
      'of several, refused': preview.outcomes[1]?.appointment,
      'a deletion of several, refused': refused.outcomes[0]?.appointment,
      'a customer': customer.requests.find(request => request.id === id),
      'a change, refused': await ofChange('PUT', '', { message: 'Later' }),
      'a deletion, refused': await ofChange('DELETE', ''),
      'a mail, refused': await ofChange('POST', '/mails', { kind: 'appointment' }),
    }
    expect(Object.entries(said).filter(([, request]) => request === undefined || !('crew' in request))).toEqual([])
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
