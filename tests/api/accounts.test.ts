import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN, startTestServer, type TestServer } from '#tests/support/test-server.ts'

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
