import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverFactory } from '#src/server/http/create-server.ts'
import { NO_PROXY } from '#src/server/http/trust-proxy.ts'
import { RequestBudget } from '#src/server/limits/request-budget.ts'
import { COSTS } from '#src/server/limits/request-cost.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { ask, ATTACKER, ended, openSocket, PROXY, VISITOR } from '#tests/support/server/raw-client.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** What one connection and one address can take of the server. */

const LIMITS = { REQUEST_LIMIT: '1', CONNECTION_LIMIT: '8' }
const BEHIND_PROXY = { TRUST_PROXY: PROXY, PUBLIC_ORIGIN: 'https://example.com' }
const TYPES = '/api/v1/services/types'
const GET = `GET ${TYPES} HTTP/1.1\r\nHost: a\r\n\r\n`

/** A request that is being worked on until its body has arrived. */
async function unfinished(origin: string): Promise<string> {
  const { csrf_token: token } = JSON.parse((await ask(origin, VISITOR, '/api/v1/csrf-token')).text) as { csrf_token: string }
  return `POST /api/v1/appointments HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-CSRF-Token: ${token}\r\nContent-Length: 100\r\n\r\n`
}

test('2,000 requests on a connection that reads nothing: it ends, few are worked on, and others are served', async () => {
  const { origin, context } = await startTestServer({ env: { REQUEST_LIMIT: '20', CONNECTION_LIMIT: '8' } })
  const worked = vi.spyOn(context.content, 'current')
  const before = worked.mock.calls.length
  const socket = await openSocket(origin, ATTACKER)
  socket.pause().write(GET.repeat(2000))
  const other = await ask(origin, VISITOR, TYPES)
  await ended(socket)
  expect(other.status).toBe(200)
  expect(worked.mock.calls.length - before).toBeLessThan(100)
})

test('with a connection that is ended, all answers that it was owed are closed', async () => {
  const server = serverFactory({ trustProxy: NO_PROXY, connectionLimit: 8 }, new RequestBudget(20))(() => undefined, {})
  let [seen, open] = [0, 0]
  server.prependListener('request', (_, response: ServerResponse) => {
    seen++
    open++
    response.once('close', () => open--)
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, ATTACKER)
  socket.write(GET.repeat(2000))
  await ended(socket)
  await expect.poll(() => open).toBe(0)
  expect(seen).toBeGreaterThan(20)
})

test('whoever sends too many requests ahead loses its other connections too, and cannot connect anew at once', async () => {
  const { origin } = await startTestServer({ env: LIMITS })
  const [first, second] = [await openSocket(origin, ATTACKER), await openSocket(origin, ATTACKER)]
  const visitor = await openSocket(origin, VISITOR)
  first.write(GET.repeat(200))
  await Promise.all([ended(first), ended(second)])
  expect((await ask(origin, ATTACKER, TYPES)).status).toBeNull()
  expect((await ask(origin, VISITOR, TYPES)).status).toBe(200)
  expect(visitor.destroyed).toBe(false)
})

test('some requests that are sent ahead are all answered, in order', async () => {
  const { origin } = await startTestServer({ env: { REQUEST_LIMIT: '20', CONNECTION_LIMIT: '8' } })
  const socket = await openSocket(origin, VISITOR)
  const paths = [TYPES, '/health', '/api/v1/csrf-token', '/nowhere', '/robots.txt']
  let text = ''
  socket.setEncoding('utf8').on('data', part => (text += part))
  socket.write(paths.map((path, index) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${index === 4 ? 'Connection: close\r\n' : ''}\r\n`).join(''))
  await ended(socket)
  const at = ['service_types', '"status":"ok"', 'csrf_token', 'nothing at this address', 'User-agent'].map(words => text.indexOf(words))
  expect(at.every(place => place > 0)).toBe(true)
  expect(at).toEqual(at.toSorted((left, right) => left - right))
})

test("of one address's connections the oldest that is idle ends for a new one", async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, REQUEST_LIMIT: '0' } })
  const busy = await openSocket(origin, ATTACKER)
  busy.write(await unfinished(origin))
  await after(50)
  const idle = await openSocket(origin, ATTACKER)
  const others = await Promise.all(Array.from({ length: 6 }, () => openSocket(origin, ATTACKER)))
  expect((await ask(origin, ATTACKER, TYPES)).status).toBe(200)
  await ended(idle)
  expect([busy, ...others].map(({ destroyed }) => destroyed)).toEqual(Array.from({ length: 7 }, () => false))
})

test('where all connections of an address are busy, it gets no more; others do', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, REQUEST_LIMIT: '0' } })
  const text = await unfinished(origin)
  for (let count = 0; count < 8; count++) (await openSocket(origin, ATTACKER)).write(text)
  await after(100)
  expect((await ask(origin, ATTACKER, TYPES)).status).toBeNull()
  expect((await ask(origin, VISITOR, TYPES)).status).toBe(200)
})

test("a trusted proxy's connections are not counted", async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, ...BEHIND_PROXY, REQUEST_LIMIT: '0' } })
  const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(origin, PROXY)))
  const text = await unfinished(origin)
  for (const socket of sockets) socket.write(text)
  await after(100)
  expect((await ask(origin, PROXY, TYPES)).status).toBe(200)
  expect(sockets.some(({ destroyed }) => destroyed)).toBe(false)
})

/** Asks until there is a refusal, which must come. */
async function refusal(asked: () => ReturnType<typeof ask>, most = 400): ReturnType<typeof ask> {
  for (let count = 0; count < most; count++) {
    const answer = await asked()
    if (answer.status === 429) return answer
  }
  throw new Error(`nothing was refused of ${most}`)
}

test('an address that has used up its budget is told when to come again, in the form of every other refusal; others are served', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, ALLOWED_ORIGINS: 'https://www.example.com' } })
  const { headers, text } = await refusal(() => ask(origin, ATTACKER, TYPES, { headers: { origin: 'https://www.example.com' } }))
  expect(JSON.parse(text)).toEqual({ error: 'Please try again later.' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['access-control-expose-headers']).toContain('Retry-After')
  expect((await ask(origin, VISITOR, TYPES)).status).toBe(200)
})

test('behind a trusted proxy each visitor has a budget, and the proxy none to lose', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, ...BEHIND_PROXY } })
  const from = (address: string) => ask(origin, PROXY, TYPES, { headers: { 'x-forwarded-for': address } })
  await refusal(() => from('198.51.100.1'))
  expect((await from('198.51.100.2')).status).toBe(200)
  // Ports and made-up texts are no other visitors.
  expect((await from('198.51.100.1:4711')).status).toBe(429)
  await refusal(() => from(`nobody-${Math.random()}`))
  expect((await from('198.51.100.2')).status).toBe(200)
})

test('all /64s of one IPv6 /48 together have as much as four, and other networks theirs', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, ...BEHIND_PROXY } })
  const from = (address: string) => ask(origin, PROXY, '/api/v1/openapi.json', { headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(Array.from({ length: 200 }, (_, count) => from(`2001:db8:1:${(count % 40).toString(16)}00::1`)))
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThan(10)
  expect((await from('2001:db8:2::1')).status).toBe(200)
})

test('all addresses of one IPv4 /24 together hold as many connections as ten, and other networks theirs', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, CONNECTION_LIMIT: '1', REQUEST_LIMIT: '0' } })
  const sockets: Awaited<ReturnType<typeof openSocket>>[] = []
  for (let host = 10; host < 25; host++) sockets.push(await openSocket(origin, `127.0.5.${host}`))
  // Before the server ends them for asking nothing.
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed), { timeout: 4000 }).toEqual(sockets.map((_, index) => index < 5))
  expect((await ask(origin, VISITOR, TYPES)).status).toBe(200)
})

test('the body of a refused request is not read', async () => {
  const { origin } = await startTestServer({ env: LIMITS })
  await refusal(() => ask(origin, ATTACKER, TYPES))
  const socket = await openSocket(origin, ATTACKER)
  let text = ''
  socket.setEncoding('utf8').on('data', part => (text += part))
  socket.write('POST /api/v1/appointments HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 150000\r\n\r\n{')
  await ended(socket)
  expect(text).toMatch(/^HTTP\/1\.1 429 /)
  expect(text.toLowerCase()).toContain('connection: close')
})

test('what a browser has already, and files, are nearly free', async () => {
  const { origin } = await startTestServer({ env: { ...LIMITS, CONNECTION_LIMIT: '0' } })
  for (let count = 0; count < 45; count++) expect((await ask(origin, VISITOR, '/robots.txt')).status).toBe(200)
})

test.for([
  {
    what: 'long bodies',
    path: '/api/v1/appointments',
    more: { method: 'POST', body: 'x'.repeat(150_000), headers: { 'content-type': 'application/json' } },
  },
  { what: 'free times', path: '/api/v1/services/slots?date=2026-06-02&duration=60', more: {} },
  { what: 'free days', path: '/api/v1/services/days?date=2026-06-02&duration=60', more: {} },
  { what: 'guesses of a password', path: '/api/v1/auth/login', more: { method: 'POST' } },
])('$what are used up sooner than pages', async ({ path, more }) => {
  const { origin } = await startTestServer({ env: LIMITS })
  let count = 0
  await refusal(async () => {
    count++
    return ask(origin, ATTACKER, path, more)
  })
  expect(count).toBeLessThan(8)
})

test('addresses that cannot be read cost as any other, though no route sees them', async () => {
  const { origin } = await startTestServer({ env: LIMITS })
  const asked = Array.from({ length: 60 }, () => ask(origin, ATTACKER, '/%zz'))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([400, null]))
  expect((await ask(origin, VISITOR, TYPES)).status).toBe(200)
})

test('a hall full of people behind one address never meets the limit', async () => {
  const { origin } = await startTestServer({ env: { BOOKING_LIMIT: '0', PENDING_LIMIT: '0', REQUEST_LIMIT: '20', CONNECTION_LIMIT: '128' } })
  const statuses: (number | null)[] = []
  const see = async (path: string, more = {}) => {
    const answer = await ask(origin, VISITOR, path, more)
    statuses.push(answer.status)
    return answer
  }
  const visit = async (visitor: number) => {
    await see('/health')
    await Promise.all(Array.from({ length: 15 }, () => see('/robots.txt')))
    const token = (JSON.parse((await see('/api/v1/csrf-token')).text) as { csrf_token: string }).csrf_token
    await see('/api/v1/services/check-timeslot?date=2026-06-02&time=09:00&duration=60')
    const body = visitor % 2 === 0 ? QUOTE : { ...APPOINTMENT, appointment_date: `2026-07-${String(visitor + 1).padStart(2, '0')}` }
    await see('/api/v1/appointments', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    })
  }
  await Promise.all(Array.from({ length: 12 }, (_, visitor) => visit(visitor)))
  expect(statuses.filter(status => status === null || status === 429)).toEqual([])
  expect(statuses.filter(status => status === 201)).toHaveLength(12)
})

test('every route that has a cost of its own is there', async () => {
  const { origin } = await startTestServer({ env: { REQUEST_LIMIT: '0' } })
  const paths = Object.keys(COSTS).filter(url => !/[:*]/.test(url))
  const answers = await Promise.all(paths.flatMap(path => ['GET', 'POST'].map(method => ask(origin, VISITOR, path, { method }))))
  for (const [index, path] of paths.entries())
    expect(
      answers.slice(2 * index, 2 * index + 2).some(({ status }) => status !== 404),
      path,
    ).toBe(true)
})
