import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { smtpSender } from '#src/server/mail/smtp.ts'
import { decoded } from '#tests/support/server/mail-parts.ts'
import { OWNER, startMailServer } from '#tests/support/server/mail-server.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'

test('the owner gets one mail per request, with who, when, what and for how much', async () => {
  const { state, env } = await startMailServer()
  const { call } = await startTestServer({ env: { ...env, PUBLIC_ORIGIN: 'https://www.example.com' } })
  const { body: stored } = await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers: { 'idempotency-key': 'one' } })
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers: { 'idempotency-key': 'one' } })
  await call('POST', '/api/v1/appointments/', { body: QUOTE })
  await vi.waitFor(() => expect(state.mails).toHaveLength(2), PATIENCE)
  const [appointment = '', quote = ''] = state.mails.map(({ text }) => decoded(text))
  expect(appointment).toContain(`To: ${OWNER}`)
  expect(state.mails.map(({ recipients }) => recipients)).toEqual([[OWNER], [OWNER]])
  expect(appointment).toContain('From: site@example.com')
  expect(appointment).toContain('Subject: New appointment, Ann Ash, Tue, Jun 2, 2026, 9:00 AM')
  for (const text of ['Ann Ash', '208-555-0100', 'ann@example.com', 'Price: $450.00', 'Two dogs.', 'Appointment: Car, Tue, Jun 2, 2026, 9:00 AM'])
    expect(appointment).toContain(text)
  // An id may begin with what looks like an encoded character.
  expect(state.mails[0]?.text).toContain(`https://www.example.com/#/admin/requests?request=${stored.id}`)
  expect(quote).toContain('Subject: New quote request, Bo Beech')
  expect(appointment).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=appointment\.ics/)
  expect(quote).not.toContain('text/calendar')
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
  const send = smtpSender({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'site@example.com', patienceMs: 50 })
  await expect(send({ to: 'owner@example.com', subject: 'New', text: 'Hello' }, 'one')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
