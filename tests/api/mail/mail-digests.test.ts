import { expect, test } from 'vitest'
import { decoded } from '#tests/support/server/mail-parts.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, temporaryFolder, type TestServer } from '#tests/support/server/test-server.ts'

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
