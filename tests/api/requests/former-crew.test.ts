import { describe, expect, test } from 'vitest'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { NOW, startTestServer } from '#tests/support/server/test-server.ts'

/** The crew of a visit whose time was freed and is taken again: its former one where that is free, else the first one that is. */

const DAY = APPOINTMENT.appointment_date

async function open({ newLocation }: (typeof engines)[number], crews = 3) {
  const { dataDir, databaseUrl } = await newLocation()
  const contentFolder = copySample([{ file: 'business.json', at: '/crews', set: crews }])
  const server = await startTestServer({ dataDir, contentFolder, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  const token = await server.signIn()
  const send = (method: string, path: string, body?: object) => server.call(method, path, { token, body })
  const enter = async (name: string, crew: number) => {
    const { status, body } = await send('POST', `${LIST}manual`, { ...APPOINTMENT, name, crew, despite_warnings: true })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as unknown as Appointment
  }
  const setStatus = (id: string, status: string) => send('PUT', `${LIST}${id}/status`, { status })
  const detail = async (id: string) => (await send('GET', `${LIST}${id}`)).body as unknown as AppointmentDetail
  const crewOf = async ({ id }: Appointment) => (await detail(id)).appointment.crew
  return { server, send, enter, setStatus, detail, crewOf }
}

describe.each(engines)('on $engine', engine => {
  test('a visit that was cancelled and is taken up again is of its former crew, also when it has been in the trash meanwhile', async () => {
    const { send, enter, setStatus, detail, crewOf } = await open(engine)
    const mona = await enter('Mona', 3)
    expect((await setStatus(mona.id, 'Cancelled')).body).not.toHaveProperty('crew')
    expect(await setStatus(mona.id, 'Confirmed')).toMatchObject({ status: 200, body: { crew: 3 } })
    expect((await detail(mona.id)).events.at(-1)?.changes, 'it has changed no crew').not.toHaveProperty('crew')
    await setStatus(mona.id, 'Cancelled')
    await send('DELETE', `${LIST}${mona.id}`)
    await send('POST', `${LIST}${mona.id}/restore`, {})
    expect(await crewOf(mona), 'what is cancelled is of no crew').toBeUndefined()
    expect(await setStatus(mona.id, 'Pending')).toMatchObject({ body: { crew: 3 } })
  })

  test('where its former crew has another visit by then it is of the first free one, and its history says so', async () => {
    const { send, enter, setStatus, detail } = await open(engine)
    const mona = await enter('Mona', 2)
    const kurt = await enter('Kurt', 3)
    await setStatus(mona.id, 'Cancelled')
    await send('DELETE', `${LIST}${kurt.id}`)
    await enter('Rita', 2)
    expect(await setStatus(mona.id, 'Confirmed')).toMatchObject({ body: { crew: 1 } })
    expect((await detail(mona.id)).events.at(-1)?.changes).toMatchObject({ status: ['Cancelled', 'Confirmed'], crew: [2, 1] })
    await send('PUT', `${LIST}${mona.id}`, { crew: 3, despite_warnings: true })
    expect(await send('POST', `${LIST}${kurt.id}/restore`, {}), 'its former crew is taken').toMatchObject({ status: 200, body: { crew: 1 } })
  })

  test('what is restored from the trash is of its former crew: alone, with others, and all that were cleared', async () => {
    const { server, send, enter, detail, crewOf } = await open(engine)
    const visits = [await enter('Mona', 3), await enter('Kurt', 2)]
    const [mona] = visits
    const crews = async () => Promise.all(visits.map(crewOf))
    await send('DELETE', `${LIST}${mona?.id}`)
    expect(await send('POST', `${LIST}${mona?.id}/restore`, {})).toMatchObject({ status: 200, body: { crew: 3 } })

    const changes = async (deleted: boolean) =>
      Promise.all(visits.map(async ({ id }) => ({ id, deleted, version: (await detail(id)).appointment.version })))
    await send('POST', `${LIST}changes`, { changes: await changes(true) })
    expect((await send('POST', `${LIST}changes`, { changes: await changes(false) })).body).toMatchObject({
      outcomes: [{ appointment: { crew: 3 } }, { appointment: { crew: 2 } }],
    })

    await send('DELETE', LIST)
    expect((await send('POST', `${LIST}restore`, { deleted_at: server.time.now.toISOString() })).body).toMatchObject({ restored: 2, taken: [] })
    expect(await crews()).toEqual([3, 2])
  })

  test('so it is on a day that is blocked for some crews, as far as these leave room', async () => {
    const { server, send, enter, setStatus, crewOf } = await open(engine)
    const visits = [await enter('Mona', 3), await enter('Kurt', 2)]
    await setStatus(visits[0]?.id ?? '', 'Cancelled')
    await send('POST', '/api/v1/closures', { first_day: DAY, last_day: DAY, crews: 1, reason: 'Ill' })
    expect(await setStatus(visits[0]?.id ?? '', 'Confirmed')).toMatchObject({ status: 200, body: { crew: 3 } })
    await send('DELETE', LIST)
    expect((await send('POST', `${LIST}restore`, { deleted_at: server.time.now.toISOString() })).body).toMatchObject({ restored: 2 })
    expect(await Promise.all(visits.map(crewOf))).toEqual([3, 2])
    await send('DELETE', `${LIST}${visits[0]?.id}`)
    expect(await send('POST', `${LIST}${visits[0]?.id}/restore`, {})).toMatchObject({ status: 200, body: { crew: 3 } })
  })

  test('a time that was released, as nobody had confirmed it, goes back to its crew; not to one that the business has no longer', async () => {
    const { appointments, close } = await openStorage(await engine.newLocation(), NOW)
    await appointments.add({ ...newAppointment('held', DAY, '09:00', 60, 3), crew: 3, heldUntil: NOW }, null)
    await appointments.endExpiredHolds(NOW)
    const confirm = (crews: number) => appointments.change('held', () => ({ status: 'Confirmed' }), crews, NOW)
    expect(await confirm(3)).toMatchObject({ appointment: { crew: 3 } })
    await appointments.change('held', () => ({ status: 'Cancelled' }), 3, NOW)
    expect(await confirm(2)).toMatchObject({ appointment: { crew: 1 } })
    await close()
  })
})
