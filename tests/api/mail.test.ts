import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Outbox } from '#src/server/mail/outbox.ts'
import { smtpSender } from '#src/server/mail/smtp.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/engines.ts'
import { OWNER, startMailServer as startServer } from '#tests/support/mail-server.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/requests.ts'
import { newAppointment } from '#tests/support/new-appointment.ts'
import { NOW, startTestServer, temporaryFolder, type TestServer } from '#tests/support/test-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const DAY_MS = 24 * 3_600_000

/** A mail server that is gone after the test. */
async function startMailServer() {
  const server = await startServer()
  onTestFinished(server.stop)
  return server
}

/** The text of a mail, its soft line breaks undone. */
function decoded(mail: string): string {
  return mail.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

test('the owner gets one mail per request, with who, when, what and for how much', async () => {
  const { state, env } = await startMailServer()
  const { call } = await startTestServer({ env: { ...env, PUBLIC_ORIGIN: 'https://www.example.com' } })
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers: { 'idempotency-key': 'one' } })
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers: { 'idempotency-key': 'one' } })
  await call('POST', '/api/v1/appointments/', { body: QUOTE })
  await vi.waitFor(() => expect(state.mails).toHaveLength(2), PATIENCE)
  const [appointment = '', quote = ''] = state.mails.map(({ text }) => decoded(text))
  expect(appointment).toContain(`To: ${OWNER}`)
  expect(state.mails.map(({ recipients }) => recipients)).toEqual([[OWNER], [OWNER]])
  expect(appointment).toContain('From: site@example.com')
  expect(appointment).toContain('Subject: New appointment, Ann Ash, 2026-06-02 09:00')
  for (const text of ['Ann Ash', '208-555-0100', 'ann@example.com', 'Price: 450.00', 'Two dogs.', 'https://www.example.com/#/admin'])
    expect(appointment).toContain(text)
  expect(quote).toContain('Subject: New quote request, Bo Beech')
})

test('while the mail server refuses, nothing is lost: the mail comes later, also after a restart', async () => {
  const { state, env } = await startMailServer()
  const dataDir = temporaryFolder()
  state.isRefusing = true
  const server = await startTestServer({ env, dataDir })
  expect((await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
  await server.context.outbox?.run(server.log)
  expect(state.mails).toEqual([])
  await server.close()

  state.isRefusing = false
  const restarted = await startTestServer({ env, dataDir })
  await restarted.context.outbox?.run(server.log)
  expect(state.mails, 'it waits for its time').toEqual([])
  restarted.time.now = new Date(restarted.time.now.getTime() + 2 * 60_000)
  await restarted.context.outbox?.run(server.log)
  expect(state.mails).toHaveLength(1)
})

test('a mail that is refused for good is tried once, kept as failed, said once without whom it is about, and tried again after a restart', async () => {
  const { state, env } = await startMailServer()
  const dataDir = temporaryFolder()
  state.isRefusingForGood = true
  const server = await startTestServer({ env, dataDir })
  const { body } = await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const said: object[] = []
  const log = { warn: (details: object) => void said.push(details), error: (details: object) => void said.push(details) }
  await vi.waitFor(() => expect(state.tries).toBe(1), PATIENCE)
  for (let day = 0; day < 10; day++) {
    await server.context.outbox?.run(log)
    server.time.now = new Date(server.time.now.getTime() + 24 * 3_600_000)
  }
  expect([state.tries, state.mails]).toEqual([1, []])
  expect(said).toEqual([])
  expect(JSON.parse((await server.call('GET', '/ready')).text)).toMatchObject({ status: 'ready', failed_mails: 1 })
  await server.close()

  state.isRefusingForGood = false
  const restarted = await startTestServer({ env, dataDir })
  await restarted.context.outbox?.run(restarted.log)
  expect(state.mails.map(({ text }) => decoded(text)).join()).toContain(body.name)
  expect(JSON.parse((await restarted.call('GET', '/ready')).text)).toMatchObject({ failed_mails: 0 })
})

test('a mail server that is away is waited for five days, then the mail is given up; its word and its address are not logged', async () => {
  const { state, env } = await startMailServer()
  state.isRefusing = true
  const server = await startTestServer({ env })
  await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const [warnings, errors]: object[][] = [[], []]
  const log = { warn: (details: object) => void warnings?.push(details), error: (details: object) => void errors?.push(details) }
  await vi.waitFor(() => expect(state.tries).toBe(1), PATIENCE)
  for (let hour = 0; hour < 24 * 8; hour++) {
    server.time.now = new Date(server.time.now.getTime() + 3_600_000)
    await server.context.outbox?.run(log)
  }
  expect([state.tries, warnings?.length, errors?.length]).toEqual([14, 12, 1])
  expect(JSON.stringify([warnings, errors])).not.toMatch(/@|Ann|not now/)
  expect(await server.context.outbox?.failures()).toBe(1)
})

test('a mail that failed is forgotten after 30 days', async () => {
  const { state, env } = await startMailServer()
  state.isRefusingForGood = true
  const { call, context, time } = await startTestServer({ env })
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await vi.waitFor(async () => expect(await context.outbox?.failures()).toBe(1), PATIENCE)
  await context.storage.tidy(new Date(time.now.getTime() + 29 * 24 * 3_600_000))
  expect(await context.outbox?.failures()).toBe(1)
  await context.storage.tidy(new Date(time.now.getTime() + 31 * 24 * 3_600_000))
  expect(await context.outbox?.failures()).toBe(0)
})

const flood = (server: TestServer, from: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { status } = await server.call('POST', '/api/v1/appointments/', { body: { ...QUOTE, name: `Quinn ${from + index}` } })
      expect(status).toBe(201)
    }),
  )

test('in a flood, the mails after the first of an hour come as one digest a quarter of an hour, and none is lost by a restart within it', async () => {
  const { state, env } = await startMailServer()
  const dataDir = temporaryFolder()
  const settings = { dataDir, env: { ...env, MAIL_LIMIT: '3', PUBLIC_ORIGIN: 'https://www.example.com', EMAIL_LIMIT: '0' } }
  const server = await startTestServer(settings)
  const subjects = () => state.mails.map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])
  await flood(server, 0, 3)
  await server.context.outbox?.run(server.log)
  expect(new Set(subjects())).toEqual(new Set([0, 1, 2].map(number => `New quote request, Quinn ${number}`)))
  await flood(server, 3, 30)
  await server.context.outbox?.run(server.log)
  await flood(server, 33, 5)
  await server.context.outbox?.run(server.log)
  const digests = () => subjects().filter(subject => /^\d+ new requests$/.test(subject ?? ''))
  expect(digests().length, 'one in this quarter of an hour').toBeLessThanOrEqual(1)
  expect(subjects().length).toBe(3 + 1)
  await server.close()

  const restarted = await startTestServer(settings)
  restarted.time.now = new Date(server.time.now.getTime() + 16 * 60_000)
  await restarted.context.outbox?.run(restarted.log)
  const told = state.mails.slice(3).map(({ text }) => decoded(text))
  const numbers = told.map(text => Number(/(\d+) requests came in a short time/.exec(text)?.[1] ?? 1))
  expect(
    numbers.reduce((sum, count) => sum + count, 0),
    'each request is in one of the mails',
  ).toBe(35)
  expect(told.at(-1)).toContain('and 14 more'.replace('14', String((numbers.at(-1) ?? 0) - 20)))
  expect(told.at(-1)).toContain('- New quote request, Quinn')
  expect(told.at(-1)).toContain('https://www.example.com/#/admin')

  // An hour later there is no flood any more.
  restarted.time.now = new Date(server.time.now.getTime() + 120 * 60_000)
  await flood(restarted, 50, 1)
  await restarted.context.outbox?.run(restarted.log)
  expect(subjects().at(-1)).toBe('New quote request, Quinn 50')
})

test('a digest that the mail server refuses is tried again with all that stood in it', async () => {
  const { state, env } = await startMailServer()
  const server = await startTestServer({ env: { ...env, MAIL_LIMIT: '1', EMAIL_LIMIT: '0' } })
  await flood(server, 0, 1)
  await server.context.outbox?.run(server.log)
  state.isRefusing = true
  await flood(server, 1, 6)
  await server.context.outbox?.run(server.log)
  expect(state.mails).toHaveLength(1)
  state.isRefusing = false
  for (let quarter = 1; quarter <= 3; quarter++) {
    server.time.now = new Date(server.time.now.getTime() + 15 * 60_000)
    await server.context.outbox?.run(server.log)
  }
  expect(state.mails).toHaveLength(2)
  expect(state.mails.at(-1)?.text).toContain('Subject: 6 new requests')
})

test('a visitor whose words mail servers refuse does not keep the owner from hearing of all others in the digest', async () => {
  const { state, env } = await startMailServer()
  const server = await startTestServer({ env: { ...env, MAIL_LIMIT: '1', EMAIL_LIMIT: '0' } })
  await flood(server, 0, 1)
  await server.context.outbox?.run(server.log)
  // The digest of this quarter of an hour.
  await flood(server, 10, 1)
  await server.context.outbox?.run(server.log)
  expect(state.mails).toHaveLength(2)
  state.refusedWord = 'GTUBE'
  expect((await server.call('POST', '/api/v1/appointments/', { body: { ...QUOTE, name: 'GTUBE' } })).status).toBe(201)
  await flood(server, 1, 6)
  for (let quarter = 1; quarter <= 3; quarter++) {
    server.time.now = new Date(server.time.now.getTime() + 15 * 60_000)
    await server.context.outbox?.run(server.log)
  }
  expect(state.mails).toHaveLength(3)
  expect(decoded(state.mails.at(-1)?.text ?? '')).toContain('7 requests came in a short time')
  expect(await server.context.outbox?.failures()).toBe(0)
})

test('a request that is refused tells nobody', async () => {
  const { state, env } = await startMailServer()
  const server = await startTestServer({ env })
  await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  expect((await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(409)
  await server.context.outbox?.run(server.log)
  expect(state.mails).toHaveLength(1)
})

test('a name cannot write a header, and a line of the message cannot end the mail', async () => {
  const { state, env } = await startMailServer()
  const server = await startTestServer({ env })
  const body = { ...APPOINTMENT, name: 'Eve\r\nBcc: victim@example.com', message: 'Hello\r\n.\r\nMAIL FROM:<x@example.com>' }
  expect((await server.call('POST', '/api/v1/appointments/', { body })).status).toBe(201)
  await vi.waitFor(() => expect(state.mails).toHaveLength(1), PATIENCE)
  const [head = '', text = ''] = (state.mails[0]?.text ?? '').split(/\r\n\r\n(.*)/s)
  expect(head.split('\r\n').filter(line => /^bcc/i.test(line))).toEqual([])
  expect(head).toContain('Subject: New appointment, Eve Bcc: victim@example.com')
  expect(decoded(text)).toContain('MAIL FROM:<x@example.com>')
})

test.for([
  { stalls: 'never greets', says: null },
  { stalls: 'greets and never answers', says: '220 ready\r\n' },
])('a mail server that $stalls counts as away, and holds no other mail up', async ({ says }) => {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => undefined))
    if (says !== null) socket.write(says)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  const send = smtpSender({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'site@example.com' }, 50)
  await expect(send({ to: 'owner@example.com', subject: 'New', text: 'Hello' })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

describe.each(engines)('on $engine', ({ engine, newLocation }) => {
  const MAIL = { to: 'owner@example.com', subject: 'One', text: 'Two' }

  test('a mail that was taken while the clock stood a day ahead is due once it is set back', async () => {
    const time = { now: new Date(NOW.getTime() + DAY_MS) }
    const { outbox, appointments, close } = await openStorage({ ...(await newLocation()), clock: () => time.now }, NOW)
    await appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), createdAt: time.now, mailOf: () => MAIL }, null)
    // The process that has taken it dies.
    expect(await outbox.take(time.now, new Date(time.now.getTime() + 5 * 60_000))).toMatchObject({ id: 'one' })
    time.now = NOW
    expect(await outbox.take(NOW, new Date(NOW.getTime() + 5 * 60_000))).toMatchObject({ id: 'one', attempts: 2 })
    expect(await outbox.take(NOW, new Date(NOW.getTime() + 5 * 60_000))).toBeNull()
    await close()
  })

  test('a digest of one request counts as one mail against the hourly limit', async () => {
    const time = { now: NOW }
    const storage = await openStorage({ ...(await newLocation()), clock: () => time.now }, NOW)
    const sent: string[] = []
    const outbox = new Outbox(storage.outbox, async ({ subject }) => void sent.push(subject), storage.now, 2)
    const log = { warn: () => undefined, error: () => undefined }
    const requestAt = async (minute: number, ...names: string[]) => {
      time.now = new Date(NOW.getTime() + minute * 60_000)
      for (const name of names) await storage.outbox.add(name, { ...MAIL, subject: name, digest: { link: '' } }, time.now)
      await outbox.run(log)
    }
    await requestAt(0, 'one', 'two')
    await requestAt(20, 'three')
    expect(sent.splice(0).toSorted(), 'the third is alone in its digest').toEqual(['one', 'three', 'two'])
    await requestAt(61, 'four', 'five')
    expect(sent.toSorted(), 'of this hour only the third was sent: one may go by itself, not both in a digest').toEqual(['five', 'four'])
    await storage.close()
  })

  test.skipIf(engine !== 'PostgreSQL')('a mail is sent once by processes whose clocks differ by more than its lease', async () => {
    const location = await newLocation()
    const processes = [await openStorage(location, new Date()), await openStorage(location, new Date())]
    const [first, second] = processes
    await first?.appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), createdAt: new Date(), mailOf: () => MAIL }, null)
    const sent: string[] = []
    const log = { warn: () => undefined, error: () => undefined }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      // While the first sends, the second looks, six minutes ahead of it.
      await outboxOf(first, async () => {
        sent.push('first')
        vi.setSystemTime(Date.now() + 6 * 60_000)
        await outboxOf(second, async () => void sent.push('second')).run(log)
      }).run(log)
    } finally {
      vi.useRealTimers()
    }
    expect(sent).toEqual(['first'])
    for (const { close } of processes) await close()
  })
})

function outboxOf(storage: Storage | undefined, send: () => Promise<void>): Outbox {
  if (storage === undefined) throw new Error('there is no process')
  return new Outbox(storage.outbox, send, storage.now, 0)
}
