import { describe, expect, test, vi } from 'vitest'
import { engines } from '#tests/support/server/engines.ts'
import { OWNER, startMailServer } from '#tests/support/server/mail-server.ts'
import { ADMIN, startTestServer, temporaryFolder, type TestServer } from '#tests/support/server/test-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'

/** What strangers who guess the owner's password can do to the owner: nothing. */

const LOGIN = '/api/v1/auth/login'
const SITE = 'https://www.example.com'
const BEHIND_PROXY = { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: SITE }

/** Where somebody signs in from. */
interface From {
  network?: string
  device?: string
  username?: string
}

const signIn = ({ call }: TestServer, password: string, { network = '192.0.2.1', device, username = ADMIN.username }: From = {}) =>
  call('POST', LOGIN, {
    body: { username, password },
    headers: { origin: SITE, 'x-forwarded-for': network, ...(device !== undefined && { cookie: device }) },
  })

/** Signs in and gives the cookie by which the browser is known from then on. */
async function knownDevice(server: TestServer): Promise<string> {
  const answer = await signIn(server, ADMIN.password)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function guess(server: TestServer, times: number, from: (at: number) => From): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => signIn(server, `a wrong guess ${at}`, from(at))))
  return answers.map(({ status }) => status)
}

// A hundred passwords are hashed one after the other, on a machine that may have other things to do.
const PATIENCE_MS = 180_000

describe.each(engines)('on $engine', ({ newLocation }) => {
  test(
    'after 60 wrong passwords from ten networks a known device signs in, and so does a new one from elsewhere',
    async () => {
      const { dataDir, databaseUrl } = await newLocation()
      const server = await startTestServer({ dataDir, env: { ...BEHIND_PROXY, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) } })
      const device = await knownDevice(server)
      for (let round = 0; round < 2; round++)
        expect(new Set(await guess(server, 30, at => ({ network: `198.51.100.${at % 10}` })))).toEqual(new Set([401]))
      expect((await signIn(server, ADMIN.password, { device, network: '198.51.100.1' })).status).toBe(200)
      expect((await signIn(server, ADMIN.password, { network: '203.0.113.1' })).status).toBe(200)
    },
    PATIENCE_MS,
  )

  test(
    'when strangers have used up all their attempts, they wait as long as they are told, and a known device never',
    async () => {
      const { dataDir, databaseUrl } = await newLocation()
      const server = await startTestServer({ dataDir, env: { ...BEHIND_PROXY, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) } })
      const device = await knownDevice(server)
      for (let round = 0; round < 4; round++) await guess(server, 25, at => ({ network: `198.51.${round}.${at}` }))
      server.time.now = new Date(server.time.now.getTime() + 18.5 * 60_000)
      const stranger = await signIn(server, ADMIN.password, { network: '203.0.113.1' })
      expect([stranger.status, stranger.headers.get('retry-after'), stranger.body.error]).toEqual([
        429,
        String(41.5 * 60),
        'Too many attempts. Please try again in 42 minutes.',
      ])
      expect((await signIn(server, ADMIN.password, { device, network: '203.0.113.1' })).status).toBe(200)
      server.time.now = new Date(server.time.now.getTime() + 42 * 60_000)
      expect((await signIn(server, ADMIN.password, { network: '203.0.113.1' })).status).toBe(200)
    },
    PATIENCE_MS,
  )
})

test(
  'whoever has a /48 of IPv6 has 40 attempts, and leaves strangers elsewhere theirs',
  async () => {
    const server = await startTestServer({ env: BEHIND_PROXY })
    const statuses = await guess(server, 45, at => ({ network: `2001:db8:1:${at}00::1` }))
    expect(statuses.filter(status => status === 401)).toHaveLength(40)
    expect((await signIn(server, ADMIN.password, { network: '2001:db8:1:ff00::1' })).status).toBe(429)
    expect((await signIn(server, ADMIN.password, { network: '2001:db8:2::1' })).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'a flood that fills the strangers’ password check keeps no known device waiting, and what it is refused counts for nobody',
  async () => {
    const server = await startTestServer({ env: BEHIND_PROXY })
    const device = await knownDevice(server)
    // One network is refused for load more often than it may fail; each name has its own count.
    const flood = Array.from({ length: 80 }, (_, at) => signIn(server, 'a wrong guess', { network: `198.51.100.${at}`, username: `nobody ${at}` }))
    const refused = Array.from({ length: 20 }, () => signIn(server, ADMIN.password, { network: '203.0.113.1' }))
    const owner = signIn(server, ADMIN.password, { device, network: '203.0.113.1' })
    expect((await owner).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses).toContain(503)
    const ofNetwork = (await Promise.all(refused)).map(({ status }) => status)
    expect(ofNetwork.filter(status => status === 503).length).toBeGreaterThan(10)
    expect((await signIn(server, ADMIN.password, { network: '203.0.113.1' })).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'a stolen device token alone gives ten attempts, and the account’s others still get in',
  async () => {
    const server = await startTestServer({ env: BEHIND_PROXY })
    const [stolen, other] = [await knownDevice(server), await knownDevice(server)]
    expect((await server.call('GET', '/api/v1/appointments/', { headers: { cookie: stolen } })).status).toBe(401)
    const statuses = await guess(server, 30, at => ({ network: `198.51.100.${at}`, device: stolen }))
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect((await signIn(server, ADMIN.password, { device: stolen })).status).toBe(429)
    expect((await signIn(server, ADMIN.password, { device: other })).status).toBe(200)
    expect((await signIn(server, ADMIN.password, { network: '203.0.113.1' })).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'a device is known for the account that signed in on it, for 400 days without use',
  async () => {
    const server = await startTestServer({ env: BEHIND_PROXY })
    const device = await knownDevice(server)
    const lockOut = () => guess(server, 10, () => ({ network: '198.51.100.1' }))
    const tryAgain = (username = ADMIN.username) => signIn(server, ADMIN.password, { device, username, network: '198.51.100.1' })
    await lockOut()
    expect((await tryAgain('somebody')).status).toBe(429)
    server.time.now = new Date(server.time.now.getTime() + 399 * 24 * 3_600_000)
    await lockOut()
    expect((await tryAgain()).status).toBe(200)
    server.time.now = new Date(server.time.now.getTime() + 401 * 24 * 3_600_000)
    await lockOut()
    expect((await tryAgain()).status).toBe(429)
  },
  PATIENCE_MS,
)

test('a browser gets a cookie that no script and no other page can use, a page of another origin the token itself, a program nothing', async () => {
  const other = 'https://elsewhere.example'
  const server = await startTestServer({ env: { ...BEHIND_PROXY, ALLOWED_ORIGINS: other } })
  const browser = await signIn(server, ADMIN.password)
  expect(browser.headers.get('set-cookie')).toMatch(
    /^admin-device=[\w-]{43}; Max-Age=34560000; Path=\/api\/v1\/auth; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(Object.keys(browser.body)).toEqual(['token'])
  const elsewhere = await server.call('POST', LOGIN, { body: ADMIN, headers: { origin: other } })
  expect([elsewhere.headers.get('set-cookie'), elsewhere.body.device]).toEqual([null, expect.stringMatching(/^[\w-]{43}$/)])
  const program = await server.call('POST', LOGIN, { body: ADMIN })
  expect([program.headers.get('set-cookie'), Object.keys(program.body)]).toEqual([null, ['token']])

  await guess(server, 10, () => ({ network: '127.0.0.1' }))
  const headers = { origin: other, 'x-device-token': elsewhere.body.device ?? '' }
  expect((await server.call('POST', LOGIN, { body: ADMIN, headers: { origin: other } })).status).toBe(429)
  expect((await server.call('POST', LOGIN, { body: ADMIN, headers })).status).toBe(200)
})

test(
  'the owner is told by mail that somebody guesses, once a day, and when; guesses at other names are told to nobody',
  async () => {
    const mails = await startMailServer()
    const server = await startTestServer({ env: { ...BEHIND_PROXY, ...mails.env }, dataDir: temporaryFolder() })
    const attack = (username = ADMIN.username) => guess(server, 45, at => ({ network: `198.51.100.${at}`, username }))
    await attack('somebody')
    await attack()
    await vi.waitFor(() => expect(mails.state.mails).toHaveLength(1), PATIENCE)
    const [mail] = mails.state.mails
    expect(mail?.recipients).toEqual([OWNER])
    const text = mail?.text.replaceAll('=\r\n', '') ?? ''
    expect(text).toContain('Subject: Somebody is guessing the password of your admin')
    for (const part of ['30 sign-ins', 'Jun 1, 2026', 'still gets in', 'npm run account -- link', `${SITE}/#/admin`]) expect(text).toContain(part)
    server.time.now = new Date(server.time.now.getTime() + 2 * 3_600_000)
    await attack()
    await server.context.outbox?.run(server.log)
    expect(mails.state.mails).toHaveLength(1)
    server.time.now = new Date(server.time.now.getTime() + 23 * 3_600_000)
    await attack()
    await vi.waitFor(() => expect(mails.state.mails).toHaveLength(2), PATIENCE)
  },
  PATIENCE_MS,
)
