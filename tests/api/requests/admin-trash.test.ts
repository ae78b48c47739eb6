import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { pendingAlone } from '#tests/support/server/pending-alone.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const MINUTE_MS = 60_000

describe.each(engines)('on $engine', engine => {
  test('the trash lists what was deleted last first, and says when', async () => {
    const { server, token, book } = await openAdmin(engine)
    const ids = [await book({ ...QUOTE, name: 'First' }), await book({ ...QUOTE, name: 'Second' })]
    for (const id of ids) {
      await server.call('DELETE', `${LIST}${id}`, { token })
      server.time.now = new Date(server.time.now.getTime() + MINUTE_MS)
    }
    const { appointments } = (await server.call('GET', `${LIST}?deleted=true&sort=deleted_at&order=desc`, { token })).body
    expect(appointments.map(({ name, deleted_at }) => [name, deleted_at])).toEqual([
      ['Second', new Date(NOW.getTime() + MINUTE_MS).toISOString()],
      ['First', NOW.toISOString()],
    ])
    const restored = await server.call('POST', `${LIST}${ids[0]}/restore`, { token })
    expect(restored.body).not.toHaveProperty('deleted_at')
  })

  test('clearing all is told in the history of each request that it deletes, and of no other', async () => {
    const { server, token, book, detail } = await openAdmin(engine)
    const [earlier, ...ids] = [await book(QUOTE), await book(APPOINTMENT), await book(QUOTE)]
    await server.call('DELETE', `${LIST}${earlier}`, { token })
    await server.call('PUT', `${LIST}${ids[0]}/status`, { token, body: { status: 'Confirmed' } })
    await server.call('DELETE', LIST, { token })
    const kinds = async (id: string) => (await detail(id)).events.map(({ kind }) => kind)
    expect(await Promise.all([earlier, ...ids].map(kinds))).toEqual([
      ['requested', 'deleted'],
      ['requested', 'changed', 'deleted'],
      ['requested', 'deleted'],
    ])
  })

  test('what was cleared comes back together; who has lost the time stays in the trash, by name', async () => {
    const { server, token, book, detail } = await openAdmin(engine)
    const single = await book({ ...QUOTE, name: 'Deleted alone' })
    await server.call('DELETE', `${LIST}${single}`, { token })
    server.time.now = new Date(NOW.getTime() + MINUTE_MS)
    const lost = await book({ ...APPOINTMENT, name: 'Lost Linden' })
    const back = [await book({ ...APPOINTMENT, appointment_date: '2026-06-03' }), await book(QUOTE)]
    await server.call('DELETE', LIST, { token })
    await book({ ...APPOINTMENT, name: 'Quick Quince' })
    const restore = () => server.call('POST', `${LIST}restore`, { token, body: { deleted_at: server.time.now.toISOString() } })
    const taken = { id: lost, name: 'Lost Linden', appointment_date: '2026-06-02', appointment_time: '09:00' }
    expect(await restore()).toMatchObject({ status: 200, body: { restored: 2, taken: [taken] } })
    expect((await server.call('GET', LIST, { token })).body.appointments.length).toBe(3)
    expect((await Promise.all(back.map(detail))).map(({ events }) => events.at(-1)?.kind)).toEqual(['restored', 'restored'])
    expect((await detail(lost)).events.at(-1)?.kind).toBe('deleted')
    const { body } = await server.call('GET', `${LIST}?deleted=true`, { token })
    expect(body.appointments.map(({ id }) => id).sort()).toEqual([single, lost].sort())
    expect((await restore()).body).toMatchObject({ restored: 0, taken: [taken] })
  })

  test.each([
    [{}, 400],
    [{ deleted_at: 'yesterday' }, 404],
    [{ deleted_at: NOW.toISOString(), extra: 1 }, 400],
  ])('restoring %j together is refused, and changes nothing', async (body, status) => {
    const { server, token, book } = await openAdmin(engine)
    await server.call('DELETE', `${LIST}${await book(QUOTE)}`, { token })
    expect((await server.call('POST', `${LIST}restore`, { token, body })).status).toBe(status)
    expect((await server.call('GET', LIST, { token })).body.appointments.length).toBe(0)
  })

  test('a thousand that were cleared come back, each to its time', async () => {
    const { appointments, close } = await openStorage(await engine.newLocation(), NOW)
    const days = Array.from({ length: 1001 }, (_, index) => new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10))
    await Promise.all(days.map((day, index) => appointments.add(newAppointment(`id-${index}`, day, '09:00', 60, 1), null)))
    await (
      await appointments.deleteAll(NOW)
    ).finished
    expect(await appointments.reservations('2026-01-01', '2036-01-01')).toEqual([])
    expect(await (await appointments.restoreDeletion(NOW.toISOString(), 1, NOW))?.finished).toEqual({ restored: 1001, taken: [] })
    expect((await appointments.reservations('2026-01-01', '2036-01-01')).length).toBe(1001 * 4)
    expect(await appointments.counts({})).toEqual(pendingAlone(1001))
    await close()
  })
})
