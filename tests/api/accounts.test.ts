import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN, startTestServer, temporaryFolder, type TestServer } from '#tests/support/test-server.ts'

const LOGIN = '/api/v1/auth/login'
const SETUP = '/api/v1/auth/setup'
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
}, 60_000)

test('only the Studio’s door may say whose attempts it passes on', async () => {
  const server = await startTestServer({ env: { STUDIO_DOOR_TOKEN: 'door token' } })
  const from = (address: string, door: Record<string, string>, password = ADMIN.password) =>
    server.call('POST', LOGIN, { body: { ...ADMIN, password }, headers: { 'x-studio-visitor': address, ...door } })
  for (const door of [{}, { 'x-studio-door-token': 'guessed' }])
    for (let guess = 0; guess < 5; guess++) await from(`203.0.113.${guess}`, door, 'a wrong guess of it')
  expect((await from('198.51.100.7', {})).status).toBe(429)
  expect((await from('198.51.100.7', { 'x-studio-door-token': 'door token' })).status).toBe(200)
})

test('strangers cannot lock the admin out from where the admin has signed in before', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'https://example.com' } })
  const from = (address: string, password: string) =>
    server.call('POST', LOGIN, { body: { ...ADMIN, password }, headers: { 'x-forwarded-for': address } })
  expect((await from('10.0.0.1', ADMIN.password)).status).toBe(200)
  await Promise.all(Array.from({ length: 51 }, (_, guess) => from(`10.1.0.${guess}`, 'a wrong guess of it')))
  expect((await from('10.2.0.1', ADMIN.password)).status).toBe(429)
  expect((await from('10.0.0.1', ADMIN.password)).status).toBe(200)
}, 60_000)

test.each([
  'passwordpassword',
  'aaaaaaaaaaaaaaaa',
  '123412341234123412',
  'qwertyuiopasdfgh',
  'abcdefghijklmnop',
  'ponmlkjihgfedcba',
  'firstfirstfirst1',
])('a password that is guessed early is refused: %s', async password => {
  const server = await startTestServer(NO_ADMIN)
  const answer = await server.call('POST', SETUP, { body: { username: 'first', password, code: server.setupCode } })
  expect(answer.status).toBe(400)
  expect(answer.body.fields?.['password']).toMatch(/^must not /)
})

test('without an account the server makes a link that creates one, once', async () => {
  const server = await startTestServer(NO_ADMIN)
  const account = { username: 'first', password: 'fifteen letters' }
  const wrong = await server.call('POST', SETUP, { body: { ...account, code: 'guess' } })
  expect(wrong.status).toBe(400)
  const short = await server.call('POST', SETUP, { body: { ...account, code: server.setupCode, password: 'fourteen chars' } })
  expect(short.status).toBe(400)

  const made = await server.call('POST', SETUP, { body: { ...account, code: server.setupCode } })
  expect(made.status).toBe(201)
  expect((await server.call('GET', '/api/v1/appointments/', { token: made.body.token })).status).toBe(200)
  expect(await canSignIn(server, account)).toBe(true)
  const again = await server.call('POST', SETUP, { body: { username: 'second', password: 'fifteen letters', code: server.setupCode } })
  expect(again.status).toBe(400)
  expect(await canSignIn(server, { username: 'second', password: 'fifteen letters' })).toBe(false)
})

test('the environment sets the account: no link, and a changed password ends its sessions', async () => {
  const before = await startTestServer()
  expect(before.setupCode).toBeNull()
  const token = await before.signIn()
  await before.close()
  const { dataDir } = before.parts.config

  const same = await startTestServer({ dataDir })
  expect((await same.call('POST', '/api/v1/auth/validate', { token })).status).toBe(200)
  await same.close()

  const password = 'another long password'
  const changed = await startTestServer({ dataDir, env: { ADMIN_PASSWORD: password } })
  expect((await changed.call('POST', '/api/v1/auth/validate', { token })).status).toBe(401)
  expect(await canSignIn(changed, ADMIN)).toBe(false)
  expect(await canSignIn(changed, { ...ADMIN, password })).toBe(true)
})

test('there is one account: a new username takes the place of the old one', async () => {
  const before = await startTestServer()
  await before.close()
  const after = await startTestServer({ dataDir: before.parts.config.dataDir, env: { ADMIN_USERNAME: 'successor' } })
  expect(await canSignIn(after, ADMIN)).toBe(false)
  expect(await canSignIn(after, { ...ADMIN, username: 'successor' })).toBe(true)
})

test('neither password nor token can be read in the database', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  await server.close()
  const stored = readFileSync(join(server.parts.config.dataDir, 'site.db'), 'latin1')
  expect(stored).toContain(ADMIN.username)
  expect(stored).not.toContain(ADMIN.password)
  expect(stored).not.toContain(token)
})
