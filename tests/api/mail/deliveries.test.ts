import { describe, expect, test, vi } from 'vitest'
import type { AppointmentDetail, Delivery, PersonExport } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { copyWithMails } from '#tests/support/server/mail-texts.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { NOW, startTestServer } from '#tests/support/server/test-server.ts'

const MAIL = { to: 'ann@example.com', subject: 'One', text: 'Two', toVisitor: 'appointment' } as const

describe.each(engines)('on $engine', ({ newLocation }) => {
  /** A site whose visitors get mails, and its mail server. */
  async function open(env: Record<string, string> = {}) {
    const { state, env: smtp } = await startMailServer()
    const { dataDir, databaseUrl } = await newLocation()
    const settings = { contentFolder: copyWithMails(), dataDir, env: { ...smtp, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }), ...env } }
    const server = await startTestServer(settings)
    const token = await server.signIn()
    const send = () => server.context.outbox?.run(server.log)
    const book = async (body: object = APPOINTMENT) => {
      const { id } = (await server.call('POST', LIST, { body })).body
      return id
    }
    const historyOf = async (id: string, { call } = server) => {
      const { events } = (await call('GET', `${LIST}${id}`, { token })).body as unknown as AppointmentDetail
      return events.map(({ kind, mail }) => mail ?? kind)
    }
    return { state, settings, server, token, send, book, historyOf }
  }
  const told = (state: Delivery['state'], settled = true): Delivery => ({
    kind: 'appointment',
    to: 'ann@example.com',
    state,
    ...(settled && { settled_at: NOW.toISOString() }),
  })

  test('a request’s history says what its visitor was mailed, to which address, and that the mail server took it', async () => {
    const { server, token, send, book, historyOf } = await open()
    const id = await book()
    await send()
    expect(await historyOf(id)).toEqual(['requested', told('sent')])
    await server.call('PUT', `${LIST}${id}`, { token, body: { email: 'ann@example.org' } })
    expect(await historyOf(id), 'as it was then').toEqual(['requested', told('sent'), 'changed'])
  })

  test('it says that a mail waits, that it was refused, and that it is tried again after a restart', async () => {
    const { state, settings, server, send, book, historyOf } = await open()
    state.isRefusing = true
    const id = await book()
    await send()
    expect(await historyOf(id)).toEqual(['requested', told('waiting', false)])
    state.isRefusing = false
    state.isRefusingForGood = true
    server.time.now = new Date(NOW.getTime() + 60_000)
    await send()
    expect(await historyOf(id)).toEqual(['requested', { ...told('refused'), settled_at: server.time.now.toISOString() }])
    await server.close()

    state.isRefusingForGood = false
    state.isRefusing = true
    const restarted = await startTestServer(settings)
    await vi.waitFor(async () => expect(await historyOf(id, restarted)).toEqual(['requested', told('waiting', false)]), PATIENCE)
    // It waits from before its first attempt on: one that is under way when the clock goes on would be put off from the later time.
    await restarted.context.outbox?.run(restarted.log)
    state.isRefusing = false
    restarted.time.now = new Date(NOW.getTime() + 3_600_000)
    await restarted.context.outbox?.run(restarted.log)
    expect(await historyOf(id, restarted)).toEqual(['requested', { ...told('sent'), settled_at: restarted.time.now.toISOString() }])
    expect(state.toVisitors).toHaveLength(1)
  })

  test('it says that a mail was not sent since strangers cause too many', async () => {
    const { state, send, book, historyOf } = await open({ VISITOR_MAIL_LIMIT: '1' })
    const ids = [await book(), await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })]
    await send()
    const states = (await Promise.all(ids.map(id => historyOf(id)))).map(history => (history[1] as Delivery).state)
    expect(states.sort()).toEqual(['dropped', 'sent'])
    expect(state.toVisitors).toHaveLength(1)
  })

  test('it has only the mails to the visitor, and none where content has none', async () => {
    const { env } = await startMailServer()
    const { dataDir, databaseUrl } = await newLocation()
    const server = await startTestServer({ dataDir, env: { ...env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) } })
    const { id } = (await server.call('POST', LIST, { body: APPOINTMENT })).body
    const token = await server.signIn()
    const { events } = (await server.call('GET', `${LIST}${id}`, { token })).body as unknown as AppointmentDetail
    expect(events.map(({ kind }) => kind)).toEqual(['requested'])
  })

  test('what a person was mailed is exported, and gone once the person is erased, by an earlier address too', async () => {
    const { server, token, send, book, historyOf } = await open()
    const [id, moved] = [await book(), await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })]
    await send()
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Completed' } })
    await server.call('PUT', `${LIST}${moved}`, { token, body: { email: 'bo@example.com' } })
    const people = (what: string) => server.call('POST', `/api/v1/people/${what}`, { token, body: { email: 'ann@example.com' } })
    const { requests, timelines } = (await people('export')).body as unknown as PersonExport
    for (const { events } of [...requests, ...timelines]) expect(events.map(({ mail }) => mail)).toContainEqual(told('sent'))
    expect([requests.length, timelines.length]).toEqual([1, 1])
    expect((await people('erase')).status).toBe(200)
    expect(await historyOf(id)).toEqual(['requested'])
    expect(await historyOf(moved)).toEqual(['requested', 'changed'])
  })

  test('a history keeps its order beside its mails, also where the clock was set back', async () => {
    const time = { now: NOW }
    const { appointments, close } = await openStorage({ ...(await newLocation()), clock: () => time.now }, NOW)
    await appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), mailsOf: () => [MAIL] }, null)
    await appointments.change('one', () => ({ status: 'Confirmed' }), 1, new Date(NOW.getTime() + 60_000))
    await appointments.change('one', () => ({ status: 'Completed' }), 1, new Date(NOW.getTime() - 60_000))
    const kinds = (await appointments.detail('one'))?.events.map(({ kind, changes }) => changes['status']?.[1] ?? kind)
    expect(kinds).toEqual(['requested', 'mailed', 'Confirmed', 'Completed'])
    await close()
  })

  test('what became of mails ends with its request', async () => {
    const { appointments, outbox, close } = await openStorage(await newLocation(), NOW)
    await appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), mailsOf: () => [MAIL] }, null)
    const taken = await outbox.take(NOW, NOW)
    await outbox.settle(taken?.id ?? '', 'sent', NOW)
    expect(await outbox.take(NOW, NOW)).toBeNull()
    await appointments.delete('one', NOW)
    await appointments.purge(new Date(NOW.getTime() + 1))
    expect(await appointments.detail('one')).toBeNull()
    await close()
  })
})
