import { expect, test } from 'vitest'
import type { ApiRoute } from '#src/server/http/api-route.ts'
import { issueCsrfToken } from '#src/server/auth/csrf-token.ts'
import { apiRoutes } from '#src/server/register-api.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { ADMIN, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const DAY_MS = 24 * 3_600_000

/** Every way to come with a token, and whether it opens the admin's calls. */
const tokens: Record<string, { isValid: boolean; make: (server: TestServer) => Promise<string | undefined> }> = {
  none: { isValid: false, make: async () => undefined },
  malformed: { isValid: false, make: async () => 'a b' },
  forged: { isValid: false, make: async () => 'x'.repeat(43) },
  expired: { isValid: false, make: server => openAt(server, 8 * DAY_MS) },
  idle: { isValid: false, make: server => openAt(server, 1.1 * DAY_MS) },
  valid: { isValid: true, make: server => openAt(server, 0) },
}

const csrfs: Record<string, { isValid: boolean; make: (server: TestServer) => string | null }> = {
  none: { isValid: false, make: () => null },
  forged: { isValid: false, make: () => 'zzzzzzzzz.aaaa.bbbb' },
  expired: { isValid: false, make: ({ context, time }) => issueCsrfToken(context.csrfSecret, new Date(time.now.getTime() - DAY_MS)) },
  valid: { isValid: true, make: ({ context, time }) => issueCsrfToken(context.csrfSecret, time.now) },
}

const origins: Record<string, { isTrusted: boolean; of: (server: TestServer) => string | null }> = {
  missing: { isTrusted: true, of: () => null },
  own: { isTrusted: true, of: ({ origin }) => origin },
  allowed: { isTrusted: true, of: () => 'https://www.example.com' },
  otherScheme: { isTrusted: false, of: ({ origin }) => origin.replace('http:', 'https:') },
  otherPort: { isTrusted: false, of: ({ origin }) => `${origin}0` },
  foreign: { isTrusted: false, of: () => 'https://evil.example' },
  hidden: { isTrusted: false, of: () => 'null' },
}

/** Opens a session that was last used some time ago. */
function openAt({ context, time }: TestServer, ago: number): Promise<string> {
  return buildSessions(context.storage.accounts, () => new Date(time.now.getTime() - ago)).open(ADMIN.username)
}

test('every call of the API lets in whom it should, with every token, anti-forgery token and origin', async () => {
  const server = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://www.example.com' } })
  const routes = apiRoutes(server.context, buildSessions(server.context.storage.accounts, server.context.clock))
  expect(routes.length).toBeGreaterThan(12)
  for (const route of routes) {
    // Where every session ends, those that others have just opened do too.
    if (route.answers[200] === 'SignedOut') for (const way of ways()) await tryWay(server, route, way)
    else await Promise.all(ways().map(way => tryWay(server, route, way)))
  }
})

/** Every combination of token, anti-forgery token and origin, by their names. */
function ways() {
  return Object.keys(tokens).flatMap(token => Object.keys(csrfs).flatMap(csrf => Object.keys(origins).map(origin => ({ token, csrf, origin }))))
}

test('visitors may call these, and nothing else (specification, section 6)', async () => {
  const { context } = await startTestServer()
  const open = apiRoutes(context, buildSessions(context.storage.accounts, context.clock)).filter(({ access }) => access === 'public')
  expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
    'GET /api/v1/catalog',
    'GET /api/v1/csrf-token',
    'GET /api/v1/estimates/:id',
    'GET /api/v1/services/check-timeslot',
    'GET /api/v1/services/days',
    'GET /api/v1/services/lookup',
    'GET /api/v1/services/slots',
    'GET /api/v1/services/types',
    'POST /api/v1/appointments',
    'POST /api/v1/auth/login',
    'POST /api/v1/auth/setup',
    'POST /api/v1/estimates',
  ])
})

async function tryWay(server: TestServer, { method, url, access }: ApiRoute, names: Record<'token' | 'csrf' | 'origin', string>): Promise<void> {
  const [token, csrf, origin] = [tokens[names.token], csrfs[names.csrf], origins[names.origin]]
  if (token === undefined || csrf === undefined || origin === undefined) throw new Error('there is no such way')
  const bearer = await token.make(server)
  const from = origin.of(server)
  const { status } = await server.call(method, url.replace(':id', 'NONE'), {
    csrf: csrf.make(server),
    headers: from === null ? {} : { origin: from },
    ...(bearer !== undefined && { token: bearer }),
  })
  const mayBeForged = method !== 'GET' && !(csrf.isValid && origin.isTrusted)
  const refusal = (access === 'admin' || access === 'editor') && !token.isValid ? 401 : mayBeForged ? 403 : null
  const name = `${method} ${url} ${JSON.stringify(names)}`
  if (refusal === null) expect([200, 201, 400, 404], name).toContain(status)
  else expect(status, name).toBe(refusal)
}

test('pages of an allowed origin may read answers, others may not', async () => {
  const { call } = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://www.example.com' } })
  const allowed = await call('GET', '/api/v1/csrf-token', { headers: { origin: 'https://www.example.com' } })
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://www.example.com')
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  const preflight = await call('OPTIONS', '/api/v1/appointments/', {
    csrf: null,
    headers: { origin: 'https://www.example.com', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-CSRF-Token')
  const foreign = await call('GET', '/api/v1/csrf-token', { headers: { origin: 'https://evil.example' } })
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  const asked = await call('OPTIONS', '/api/v1/appointments/', {
    csrf: null,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([404, null])
  const refused = await call('GET', '/api/v1/appointments/', { headers: { origin: 'https://www.example.com' } })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://www.example.com'])
})

test('with a public origin, only its pages and allowed ones may change something', async () => {
  const { call, origin } = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://example.com' } })
  const login = (from: string) => call('POST', '/api/v1/auth/login', { body: ADMIN, headers: { origin: from } })
  expect((await login('https://example.com')).status).toBe(200)
  expect((await login(origin)).status).toBe(403)
})

const proxied: { trust: string; said: string; from: string; status: number }[] = [
  { trust: 'loopback', said: 'example.com', from: 'https://example.com', status: 200 },
  { trust: 'loopback', said: 'proxy.internal', from: 'https://example.com', status: 200 },
  { trust: 'loopback', said: 'evil.example', from: 'https://evil.example', status: 403 },
  { trust: 'false', said: 'evil.example', from: 'https://evil.example', status: 403 },
]

test.for(proxied)('TRUST_PROXY=$trust: sent to $said, as the proxy says, from a page of $from: $status', async ({ trust, said, from, status }) => {
  const { call } = await startTestServer({ env: { TRUST_PROXY: trust, PUBLIC_ORIGIN: 'https://example.com' } })
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': said, origin: from }
  expect((await call('POST', '/api/v1/auth/login', { body: ADMIN, headers })).status).toBe(status)
})

test('without a public origin, what a request says of its host by way of a proxy counts nothing', async () => {
  const { call, origin } = await startTestServer()
  const login = (from: string) =>
    call('POST', '/api/v1/auth/login', {
      body: ADMIN,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'example.com', origin: from },
    })
  expect([(await login('https://example.com')).status, (await login(origin)).status]).toEqual([403, 200])
})

test('behind one proxy, a visitor who makes addresses up is still one visitor', async () => {
  const { call } = await startTestServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://example.com' } })
  const guess = (made: number) =>
    call('POST', '/api/v1/auth/login', {
      body: { username: `nobody ${made}`, password: 'a guess that is long enough' },
      headers: { 'x-forwarded-for': `203.0.113.${made}, 198.51.100.1` },
    })
  const statuses: number[] = []
  for (let made = 1; made <= 11; made++) statuses.push((await guess(made)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})
