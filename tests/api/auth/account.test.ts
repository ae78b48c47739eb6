import { describe, expect, test, vi } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { engines } from '#tests/support/server/engines.ts'
import { ADMIN, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const LOGIN = '/api/v1/auth/login'
const PASSWORD = '/api/v1/auth/password'
const SESSIONS = '/api/v1/auth/sessions'
const VALIDATE = '/api/v1/auth/validate'
const STRONG = 'wet kettle sing'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface Browser {
  token: string
  cookie: string
}

async function signIn({ call, origin }: TestServer, userAgent: string, password = ADMIN.password): Promise<Browser> {
  const answer = await call('POST', LOGIN, { body: { ...ADMIN, password }, headers: { origin, 'user-agent': userAgent } })
  expect(answer.status).toBe(200)
  return { token: answer.body.token, cookie: cookieIn(answer) }
}

const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** Whether the cookie is one of a known device: strangers of this address are locked out first. */
async function isKnown({ call, origin }: TestServer, cookie: string, password = ADMIN.password): Promise<boolean> {
  const tryOnce = (with_: string, word: string) => call('POST', LOGIN, { body: { ...ADMIN, password: word }, headers: { origin, cookie: with_ } })
  for (let attempt = 0; attempt < 10; attempt++) await tryOnce('', 'a wrong guess')
  expect((await tryOnce('', password)).status).toBe(429)
  return (await tryOnce(cookie, password)).status === 200
}

const isSignedIn = async ({ call }: TestServer, token: string) => (await call('POST', VALIDATE, { token })).status === 200

async function onEngine(newLocation: (typeof engines)[number]['newLocation']): Promise<TestServer> {
  const { dataDir, databaseUrl } = await newLocation()
  return startTestServer({ dataDir, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
}

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('who knows the password changes it: every other session and device is out, and this browser stays in', async () => {
    const server = await onEngine(newLocation)
    const [here, there] = [await signIn(server, FIREFOX), await signIn(server, IPHONE)]
    const change = { current_password: ADMIN.password, new_password: STRONG }
    const headers = { origin: server.origin, cookie: here.cookie }
    const changed = await server.call('POST', PASSWORD, { token: here.token, headers, body: change })
    expect(changed.status).toBe(200)
    expect(await Promise.all([there.token, here.token, changed.body.token].map(token => isSignedIn(server, token)))).toEqual([false, false, true])
    expect((await server.call('POST', LOGIN, { body: ADMIN })).status).toBe(401)
    expect(await isKnown(server, there.cookie, STRONG)).toBe(false)
    expect(await isKnown(server, here.cookie, STRONG)).toBe(false)
    expect(await isKnown(server, cookieIn(changed), STRONG)).toBe(true)
  })

  test('who signs in with the old password while it is being changed is out too', async () => {
    const server = await onEngine(newLocation)
    const here = await signIn(server, FIREFOX)
    const csrf = (await server.call('GET', '/api/v1/csrf-token')).body.csrf_token
    const changing = new AbortController()
    const opened: string[] = []
    const intruder = async () => {
      while (!changing.signal.aborted) {
        const { status, body } = await server.call('POST', LOGIN, { body: ADMIN, csrf })
        expect([200, 401]).toContain(status)
        if (status === 200) opened.push(body.token)
      }
    }
    const intruders = [intruder(), intruder(), intruder()]
    await vi.waitUntil(() => opened.length > 0, { ...PATIENCE, interval: 1 })
    const change = { current_password: ADMIN.password, new_password: STRONG }
    const changed = await server.call('POST', PASSWORD, { token: here.token, csrf, body: change })
    changing.abort()
    await Promise.all(intruders)
    expect(changed.status).toBe(200)
    expect(await Promise.all(opened.map(token => isSignedIn(server, token)))).toEqual(opened.map(() => false))
  })

  test('of two changes of the password that come together one is made, and the other is told so', async () => {
    const server = await onEngine(newLocation)
    const browsers = [await signIn(server, FIREFOX), await signIn(server, IPHONE)]
    const csrf = (await server.call('GET', '/api/v1/csrf-token')).body.csrf_token
    const words = [STRONG, 'dry teapot hums']
    const { accounts } = server.context.storage
    const { replace } = accounts
    // On a busy machine the first might be done before the second is read.
    const bothAreRead = Promise.withResolvers<void>()
    const replacing = vi.spyOn(accounts, 'replace')
    replacing.mockImplementation(async (...change) => {
      if (replacing.mock.calls.length === 2) bothAreRead.resolve()
      await bothAreRead.promise
      return replace(...change)
    })
    const answers = await Promise.all(
      browsers.map(({ token }, index) =>
        server.call('POST', PASSWORD, { token, csrf, body: { current_password: ADMIN.password, new_password: words[index] } }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.error).toContain('changed meanwhile')
    const made = answers.findIndex(({ status }) => status === 200)
    expect(await isSignedIn(server, answers[made]?.body.token ?? '')).toBe(true)
    const signIns = await Promise.all(words.map(password => server.call('POST', LOGIN, { body: { ...ADMIN, password }, csrf })))
    expect(signIns.map(({ status }) => status)).toEqual(words.map((_, index) => (index === made ? 200 : 401)))
  })

  test('the owner sees where the account is signed in, and ends one of them with its device', async () => {
    const server = await onEngine(newLocation)
    const there = await signIn(server, IPHONE)
    const opened = server.time.now
    server.time.now = new Date(opened.getTime() + 3_600_000)
    const here = await signIn(server, FIREFOX)
    const { body } = await server.call('GET', SESSIONS, { token: here.token })
    const now = server.time.now.toISOString()
    expect(body).toEqual({
      username: ADMIN.username,
      sessions: [
        { id: expect.stringMatching(/^[0-9a-f]{64}$/), browser: 'Firefox on Linux', opened_at: now, last_used_at: now, is_current: true },
        {
          id: expect.stringMatching(/^[0-9a-f]{64}$/),
          browser: 'Safari on iPhone',
          opened_at: opened.toISOString(),
          last_used_at: opened.toISOString(),
          is_current: false,
        },
      ],
    })
    const path = `${SESSIONS}/${body.sessions[1]?.id}`
    expect((await server.call('DELETE', path, { token: here.token })).status).toBe(200)
    expect([await isSignedIn(server, there.token), await isSignedIn(server, here.token)]).toEqual([false, true])
    expect((await server.call('DELETE', path, { token: here.token })).status).toBe(404)
    expect(await isKnown(server, there.cookie)).toBe(false)
    expect(await isKnown(server, here.cookie)).toBe(true)
  })

  test('signing out everywhere ends every session; of all devices only this one is still known, by a new token', async () => {
    const server = await onEngine(newLocation)
    const [here, there] = [await signIn(server, FIREFOX), await signIn(server, IPHONE)]
    const answer = await server.call('DELETE', SESSIONS, { token: here.token, headers: { origin: server.origin, cookie: here.cookie } })
    expect(answer.status).toBe(200)
    expect([await isSignedIn(server, here.token), await isSignedIn(server, there.token)]).toEqual([false, false])
    expect(await isKnown(server, there.cookie)).toBe(false)
    expect(await isKnown(server, here.cookie)).toBe(false)
    expect(await isKnown(server, cookieIn(answer))).toBe(true)
  })

  test('whoever has but a session makes no known device with it', async () => {
    const server = await onEngine(newLocation)
    const { token } = await signIn(server, FIREFOX)
    const answer = await server.call('DELETE', SESSIONS, { token, headers: { origin: server.origin } })
    expect([answer.status, cookieIn(answer)]).toEqual([200, ''])
  })
})

test('a list of sessions has none that has expired', async () => {
  const server = await startTestServer()
  await server.signIn()
  server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000)
  const { body } = await server.call('GET', SESSIONS, { token: await server.signIn() })
  expect(body.sessions).toHaveLength(1)
})

test('a new password must be long, hard to guess, and come with the one that holds', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  const fields = async (current_password: string, new_password: string) => {
    const { status, body } = await server.call('POST', PASSWORD, { token, body: { current_password, new_password } })
    return [status, body.fields]
  }
  expect(await fields('not the password', STRONG)).toEqual([400, { current_password: 'This is not the current password' }])
  expect(await fields(ADMIN.password, 'password1234567')).toEqual([
    400,
    { new_password: expect.stringMatching(/^The new password is easy to guess\. .+\.$/) },
  ])
  expect(await fields(ADMIN.password, 'fourteen chars')).toEqual([400, { new_password: expect.any(String) }])
  expect(await isSignedIn(server, token)).toBe(true)
})

test('whoever has stolen a session cannot guess the password with it, and keeps nobody from signing in', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  const change = (current_password: string) => server.call('POST', PASSWORD, { token, body: { current_password, new_password: STRONG } })
  for (let attempt = 0; attempt < 10; attempt++) expect((await change(`a wrong guess ${attempt}`)).status).toBe(400)
  const refused = await change(ADMIN.password)
  expect([refused.status, refused.body.error]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.'])
  expect((await server.call('POST', LOGIN, { body: ADMIN })).status).toBe(200)
})

test.for(engines)(
  'on $engine, a command makes a link that lets the owner in at once, from anywhere, while the site runs and is attacked',
  async ({ newLocation }) => {
    const { dataDir, databaseUrl } = await newLocation()
    const env = { PUBLIC_ORIGIN: 'https://www.example.com', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    const server = await startTestServer({ dataDir, env })
    server.time.now = new Date()
    const token = await server.signIn()
    for (let attempt = 0; attempt < 10; attempt++) await server.call('POST', LOGIN, { body: { ...ADMIN, password: 'a wrong guess' } })
    expect((await server.call('POST', LOGIN, { body: ADMIN })).status).toBe(429)

    const run = (...words: string[]) => runCommand('account', words, { DATA_DIR: dataDir, ...env })
    const { ok, said } = await run('link')
    expect(ok, said).toBe(true)
    const code = /https:\/\/www\.example\.com\/#\/admin\?setup=([\w-]{32})$/.exec(said.trim())?.[1]
    const setUp = () => server.call('POST', '/api/v1/auth/setup', { body: { username: 'owner again', password: STRONG, code } })
    const entered = await setUp()
    expect(entered.status).toBe(201)
    expect([await isSignedIn(server, entered.body.token), await isSignedIn(server, token)]).toEqual([true, false])
    expect((await setUp()).status).toBe(400)
    expect((await run('lnik')).said).toBe('use: npm run account -- link\n')
  },
)
