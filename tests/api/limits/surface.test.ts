import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { apiRoutes } from '#src/server/register-api.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** What the server shows of itself to whoever asks for it, built and started as in production. */

const PATHS = [
  '/',
  '/health',
  '/ready',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/api/v1/csrf-token',
  '/api/v1/services/types',
  '/api/v1/openapi.json',
  '/nothing',
]

interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks with any method and path, as they are; fetch refuses some of both. */
function ask(origin: string, method: string, path: string, accept = '*/*'): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, method, path, headers: { accept } }, answer => {
    let text = ''
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

async function site(): Promise<string> {
  const server = await startServer(SAMPLE_FOLDER)
  onTestFinished(server.stop)
  return server.origin
}

test('every answer says what it is, and in which characters; no answer may be shown in a frame', async () => {
  const origin = await site()
  for (const path of PATHS) {
    for (const accept of ['*/*', 'text/html']) {
      const { headers } = await ask(origin, 'GET', path, accept)
      expect(headers['content-type'], path).toMatch(/^[a-z]+\/[a-z+]+; charset=utf-8$/)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options'], path).toBe('DENY')
    }
  }
})

test('no answer of the API may be kept', async () => {
  const origin = await site()
  for (const path of ['/api/v1/csrf-token', '/api/v1/services/types', '/api/v1/appointments', '/api/v1/appointments/NONE', '/api/v1/nothing']) {
    expect((await ask(origin, 'GET', path)).headers['cache-control'], path).toBe('no-store')
  }
})

test("nothing of the project's own files is served", async () => {
  const origin = await site()
  const files = [
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/data/site.db',
    '/dist/server/main.js',
    '/src/server/main.ts',
    '/.env',
    '/assets/.vite/manifest.json',
  ]
  const ways = [
    '',
    '/assets/..',
    '/assets/../..',
    '/assets/%2e%2e/%2e%2e',
    '/assets/..%2f..',
    '/images/..%2f..',
    '/fonts/%2e%2e%2f%2e%2e',
    '//',
    '/./',
  ]
  for (const file of files) for (const way of ways) expect([400, 403, 404], `${way}${file}`).toContain((await ask(origin, 'GET', way + file)).status)
})

test('no folder is listed', async () => {
  const origin = await site()
  for (const path of ['/assets', '/assets/', '/images', '/images/', '/illustrations/', '/fonts/', '/content/', '/api', '/api/v1/'])
    expect((await ask(origin, 'GET', path)).status, path).toBe(404)
})

test('TRACE and other methods are not served', async () => {
  const origin = await site()
  for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'PATCH', 'MOVE', 'LOCK', 'SEARCH'])
    for (const path of ['/', '/api/v1/appointments', '/assets/']) {
      const { status, text } = await ask(origin, method, path).catch(() => ({ status: 400, text: '' }))
      expect([400, 404, 405], `${method} ${path}`).toContain(status)
      expect(text).not.toContain('accept:')
    }
})

test('an error tells nothing of the program, and the log tells what went wrong', async () => {
  const lines: string[] = []
  const { call, context, log } = await startTestServer({ env: { LOG_LEVEL: 'error' } })
  log.error = (error: Error) => void lines.push(String(error.stack))
  log.child = () => log
  context.storage.appointments.crewDays = () => Promise.reject(new Error('relation "claimed_cells" at /srv/site/storage.ts'))
  const answer = await call('GET', '/api/v1/services/check-timeslot?date=2026-06-02&time=09:00&duration=60')
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({ error: 'Something went wrong on our side. Please try again later.' })
  expect(answer.headers.get('server')).toBeNull()
  expect(answer.headers.get('x-powered-by')).toBeNull()
  expect(lines.join('\n')).toContain('claimed_cells')
})

test('no call that changes something is a GET, and no call takes anything secret in its address', async () => {
  const { context } = await startTestServer()
  const routes = apiRoutes(context, buildSessions(context.storage.accounts, context.clock))
  const reads = routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  const before = await context.storage.appointments.list({})
  for (const url of reads) expect(url).not.toMatch(/delete|restore|change|login|logout|setup|token(?!$)/)
  expect(await context.storage.appointments.list({})).toEqual(before)
  const known = [
    'NoPayload',
    'AppointmentQuery',
    'CustomerQuery',
    'BestCustomersQuery',
    'TimeslotQuery',
    'SlotsQuery',
    'AdminTimeslotQuery',
    'AdminSlotsQuery',
    'ValuesQuery',
    'ClosureQuery',
    'ClosedTimeQuery',
    'DayNotesQuery',
    'LookupQuery',
    'AdminLookupQuery',
  ]
  for (const { querySchema, url } of routes) expect(known, url).toContain(querySchema)
})
