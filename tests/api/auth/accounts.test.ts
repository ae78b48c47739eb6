import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { hashPassword } from '#src/server/auth/passwords.ts'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { ADMIN, NOW, startTestServer, temporaryFolder, type TestServer } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const LOGIN = '/api/v1/auth/login'
const SETUP = '/api/v1/auth/setup'
const DAY_MS = 24 * 3_600_000
/** As short as a password may be. */
const STRONG = 'wet kettle sing'
const OWNER = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }
const NO_ADMIN = { env: { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' } }

async function canSignIn({ call }: TestServer, credentials: object): Promise<boolean> {
  return (await call('POST', LOGIN, { body: credentials })).status === 200
}

test.for([
  { wrong: 'password', username: ADMIN.username, password: 'not the password' },
  { wrong: 'username', username: 'someone', password: ADMIN.password },
])('a wrong $wrong is refused in the same words', async ({ username, password }) => {
  const { call } = await startTestServer()
  const answer = await call('POST', LOGIN, { body: { username, password } })
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ error: 'Wrong username or password' })
})

test('after ten wrong passwords an address has to wait, even with the right one', async () => {
  const server = await startTestServer()
  for (let attempt = 0; attempt < 10; attempt++) expect(await canSignIn(server, { ...ADMIN, password: 'not the password' })).toBe(false)
  const refused = await server.call('POST', LOGIN, { body: ADMIN })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  server.time.now = new Date(server.time.now.getTime() + 16 * 60_000)
  expect(await canSignIn(server, ADMIN)).toBe(true)
})

test('wrong passwords that come together are counted like those that come one by one, also after a restart', async () => {
  const dataDir = temporaryFolder()
  const server = await startTestServer({ dataDir })
  const guesses = Array.from({ length: 30 }, (_, index) => server.call('POST', LOGIN, { body: { ...ADMIN, password: `guess number ${index}` } }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
  await server.close()
  const restarted = await startTestServer({ dataDir })
  expect((await restarted.call('POST', LOGIN, { body: ADMIN })).status).toBe(429)
})

test('only the Studio’s auth gateway may say whose attempts it passes on', async () => {
  const server = await startTestServer({ env: { STUDIO_GATEWAY_TOKEN: 'gateway token' } })
  const from = (address: string, gateway: Record<string, string>, password = ADMIN.password) =>
    server.call('POST', LOGIN, { body: { ...ADMIN, password }, headers: { 'x-studio-visitor': address, ...gateway } })
  for (const gateway of [{}, { 'x-studio-gateway-token': 'guessed' }])
    for (let guess = 0; guess < 5; guess++) await from(`203.0.113.${guess}`, gateway, 'a wrong guess of it')
  expect((await from('198.51.100.7', {})).status).toBe(429)
  expect((await from('198.51.100.7', { 'x-studio-gateway-token': 'gateway token' })).status).toBe(200)
})

test('from a network where the admin has signed in before, strangers of other networks lock nobody out', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://example.com' } })
  const from = (address: string, password: string) =>
    server.call('POST', LOGIN, { body: { ...ADMIN, password }, headers: { 'x-forwarded-for': address } })
  expect((await from('10.0.0.1', ADMIN.password)).status).toBe(200)
  for (let round = 0; round < 4; round++)
    await Promise.all(Array.from({ length: 26 }, (_, guess) => from(`10.1.${round}.${guess}`, 'a wrong guess of it')))
  expect((await from('10.2.0.1', ADMIN.password)).status).toBe(429)
  expect((await from('10.0.0.1', ADMIN.password)).status).toBe(200)
}, 180_000)

test.each([
  '123456789012345',
  'password1234567',
  'iloveyou1234567',
  'iloveyou12345678',
  'passwordpassword',
  'aaaaaaaaaaaaaaaa',
  '123412341234123412',
  'qwertyuiopasdfgh',
  'abcdefghijklmnop',
  'ponmlkjihgfedcba',
  'firstfirstfirst1',
  'first first first 1',
  'p a s s w o r d 1 2 3',
])('a password that is guessed early is refused, and what would be better is said: %s', async password => {
  const server = await startTestServer(NO_ADMIN)
  const answer = await server.call('POST', SETUP, { body: { username: 'first', password, code: server.setupCode } })
  expect(answer.status).toBe(400)
  expect(answer.body.fields?.['password']).toMatch(/^The password is easy to guess\. .+\.$/)
})

test.each(['Alderglass and Some Sons', 'Alderglass 20261'])('the name of the business makes no password: %s', async password => {
  const contentFolder = temporaryFolder()
  cpSync(SAMPLE_FOLDER, contentFolder, { recursive: true })
  const file = join(contentFolder, 'business.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), name: 'Alderglass and Some Sons' }))
  const server = await startTestServer({ ...NO_ADMIN, contentFolder })
  const answer = await server.call('POST', SETUP, { body: { username: 'first', password, code: server.setupCode } })
  expect(answer.body.fields?.['password']).toContain('easy to guess')
})

test('a password of the longest kind that is allowed is judged without holding the server up', async () => {
  const server = await startTestServer(NO_ADMIN)
  const judged = server.call('POST', SETUP, { body: { username: 'first', password: 'p4$$w0rd'.repeat(125), code: server.setupCode } })
  let answered = 0
  const health = () => server.call('GET', '/health').then(() => ++answered)
  while ((await Promise.race([judged, health()])) === answered);
  expect((await judged).status).toBe(400)
  // Reading the dictionary and judging take a second together: none of it happens on the thread that answers.
  expect(answered).toBeGreaterThan(3)
})

test('a set-up link works for a day', async () => {
  const server = await startTestServer(NO_ADMIN)
  const setUp = () => server.call('POST', SETUP, { body: { username: 'first', password: STRONG, code: server.setupCode } })
  server.time.now = new Date(NOW.getTime() + DAY_MS + 1)
  const late = await setUp()
  expect([late.status, late.body.fields?.['code']]).toEqual([400, expect.stringMatching(/older than a day.*Restart the server for a new one/)])
  server.time.now = new Date(NOW.getTime() + DAY_MS - 1)
  expect((await setUp()).status).toBe(201)
})

test('guesses of a set-up code keep nobody from the right one', async () => {
  const server = await startTestServer(NO_ADMIN)
  for (let guess = 0; guess < 20; guess++)
    expect((await server.call('POST', SETUP, { body: { username: 'first', password: STRONG, code: `guess ${guess}` } })).status).toBe(400)
  expect((await server.call('POST', SETUP, { body: { username: 'first', password: STRONG, code: server.setupCode } })).status).toBe(201)
})

test('without an account the server makes a link that creates one, once', async () => {
  const server = await startTestServer(NO_ADMIN)
  const account = { username: 'first', password: STRONG }
  const wrong = await server.call('POST', SETUP, { body: { ...account, code: 'guess' } })
  expect(wrong.status).toBe(400)
  const short = await server.call('POST', SETUP, { body: { ...account, code: server.setupCode, password: 'fourteen chars' } })
  expect(short.status).toBe(400)

  const made = await server.call('POST', SETUP, { body: { ...account, code: server.setupCode } })
  expect(made.status).toBe(201)
  expect((await server.call('GET', '/api/v1/appointments/', { token: made.body.token })).status).toBe(200)
  expect(await canSignIn(server, account)).toBe(true)
  const again = await server.call('POST', SETUP, { body: { username: 'second', password: STRONG, code: server.setupCode } })
  expect(again.status).toBe(400)
  expect(await canSignIn(server, { username: 'second', password: STRONG })).toBe(false)
})

test('the environment sets the account: no link, and a changed password ends its sessions', async () => {
  const before = await startTestServer({ env: OWNER })
  expect(before.setupCode).toBeNull()
  const token = await before.signIn()
  await before.close()
  const { dataDir } = before.context.config

  const same = await startTestServer({ dataDir, env: OWNER })
  expect((await same.call('POST', '/api/v1/auth/validate', { token })).status).toBe(200)
  await same.close()

  const password = 'another long password'
  const changed = await startTestServer({ dataDir, env: { ...OWNER, ADMIN_PASSWORD: password } })
  expect((await changed.call('POST', '/api/v1/auth/validate', { token })).status).toBe(401)
  expect(await canSignIn(changed, ADMIN)).toBe(false)
  expect(await canSignIn(changed, { ...ADMIN, password })).toBe(true)
})

test('the environment does not undo what was changed in the admin, until it says something new', async () => {
  const before = await startTestServer({ env: OWNER })
  const token = await before.signIn()
  const chosen = { ...ADMIN, password: STRONG }
  const change = { current_password: ADMIN.password, new_password: STRONG }
  expect((await before.call('POST', '/api/v1/auth/password', { token, body: change })).status).toBe(200)
  await before.close()
  const { dataDir } = before.context.config

  const same = await startTestServer({ dataDir, env: OWNER })
  expect([await canSignIn(same, ADMIN), await canSignIn(same, chosen)]).toEqual([false, true])
  await same.close()

  const password = 'another long password'
  const changed = await startTestServer({ dataDir, env: { ...OWNER, ADMIN_PASSWORD: password } })
  expect([await canSignIn(changed, chosen), await canSignIn(changed, { ...ADMIN, password })]).toEqual([false, true])
})

test('a start refuses a password of the environment that is easy to guess, and says what would be better', async () => {
  await expect(startTestServer({ env: { ...OWNER, ADMIN_PASSWORD: 'iloveyou1234567' } })).rejects.toThrow(/^ADMIN_PASSWORD is easy to guess\. .+\.$/)
})

test('an account that an older program set keeps its sessions, however weak its password is', async () => {
  const before = await startTestServer({ env: OWNER })
  const weak = 'iloveyou1234567'
  const { accounts } = before.context.storage
  await accounts.save({ username: ADMIN.username, passwordHash: await hashPassword(weak) }, NOW)
  const { dataDir } = before.context.config
  await before.close()
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec('update accounts set environment_hash = null')
  database.close()

  const updated = await startTestServer({ dataDir, env: { ...OWNER, ADMIN_PASSWORD: weak } })
  const { token } = (await updated.call('POST', LOGIN, { body: { ...ADMIN, password: weak } })).body
  await updated.close()
  const again = await startTestServer({ dataDir, env: { ...OWNER, ADMIN_PASSWORD: weak } })
  expect((await again.call('POST', '/api/v1/auth/validate', { token })).status).toBe(200)
})

test('there is one account: a new username takes the place of the old one', async () => {
  const before = await startTestServer({ env: OWNER })
  await before.close()
  const after = await startTestServer({ dataDir: before.context.config.dataDir, env: { ...OWNER, ADMIN_USERNAME: 'successor' } })
  expect(await canSignIn(after, ADMIN)).toBe(false)
  expect(await canSignIn(after, { ...ADMIN, username: 'successor' })).toBe(true)
})

test('neither password nor token can be read in the database', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  await server.close()
  const stored = readFileSync(join(server.context.config.dataDir, 'site.db'), 'latin1')
  expect(stored).toContain(ADMIN.username)
  expect(stored).not.toContain(ADMIN.password)
  expect(stored).not.toContain(token)
})
