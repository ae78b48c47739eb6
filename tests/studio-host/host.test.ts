import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { connect as dial } from 'node:tls'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCertificate } from '#src/lake/server/certificate.ts'
import { Lake } from '#src/lake/lake.ts'
import { LakeStore } from '#src/lake/store/store.ts'
import { buildHost } from '#src/studio-host/build-host.ts'
import { SiteApi } from '#src/studio-host/site-api.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { addVideo, VIDEO } from '#tests/support/content/video-content.ts'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'

const HOST = 'localhost:3333'
const ORIGIN = `https://${HOST}`
/** Where others reach it. */
const PUBLIC = 'https://studio.example.com'
const ACTIONS = '/v2025-02-19/data/actions/production'
const QUERY = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent('*{_id}')}`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  payload?: string
  remoteAddress?: string
}

/** The Studio's origin over a lake of two documents, beside a running site with an admin. */
async function openHost(env: Record<string, string> = {}, contentFolder = SAMPLE_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>the Studio</title>')
  writeFileSync(join(folder, 'assets/studio.js'), 'script')
  const store = new LakeStore(folder)
  const lake = new Lake(store, { projectId: 'local', dataset: 'production', identity: 'owner', clock: () => new Date() })
  await lake.seed([
    { _id: 'page', _type: 'page' },
    { _id: 'drafts.page', _type: 'page' },
  ])
  const server = await startTestServer({ contentFolder, env: { STUDIO_GATEWAY_TOKEN: 'gateway token', ...env } })
  const app: FastifyInstance = buildHost({
    lake,
    site: new SiteApi(server.origin, 'gateway token'),
    folder,
    contentDir: folder,
    assets: join(folder, 'lake-assets'),
    certificate: makeCertificate(new Date()),
    token: 'lake token',
    origins: () => [ORIGIN, PUBLIC],
    trustProxy: 'loopback',
  })
  onTestFinished(async () => {
    await app.close()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = ({ method = 'GET', url, headers = {}, ...rest }: Call) =>
    app.inject({ method, url, headers: { host: HOST, ...(method === 'GET' ? {} : { origin: ORIGIN }), ...headers }, ...rest })
  const submit = (password: string, next = '/', more: Partial<Call> = {}) =>
    ask({
      ...more,
      method: 'POST',
      url: `/sign-in?next=${encodeURIComponent(next)}`,
      headers: { ...FORM, ...more.headers },
      payload: new URLSearchParams({ username: ADMIN.username, password }).toString(),
    })
  const signIn = async () => ({ cookie: String((await submit(ADMIN.password)).headers['set-cookie']).split(';')[0] ?? '' })
  return { app, server, ask, submit, signIn }
}

/** What a cookie's header says of it besides its value, in alphabetical order. */
function attributesOf(cookie = ''): string[] {
  return cookie.split('; ').slice(1).toSorted()
}

test('strangers may send a short form to the sign-in, and nothing else', async () => {
  const { ask, submit } = await openHost()
  const sent = (type: string, payload: string) => ask({ method: 'POST', url: '/sign-in', headers: { 'content-type': type }, payload })
  expect((await sent('application/json', `{"username":"${'x'.repeat(5_000_000)}"}`)).statusCode).toBe(415)
  expect((await sent('application/json', '{"username":"owner","password":"x"}')).statusCode).toBe(415)
  expect((await sent('text/plain', 'x'.repeat(50_000))).statusCode).toBe(415)
  expect((await sent(FORM['content-type'], `username=${'x'.repeat(10_001)}`)).statusCode).toBe(413)
  expect((await submit(ADMIN.password)).statusCode).toBe(303)
})

test('without a session neither the Studio nor the lake nor the site answers', async () => {
  const { ask } = await openHost()
  for (const url of [
    QUERY,
    '/v1/users/me',
    '/v2025-02-19/data/listen/production?query=*',
    '/v2025-02-19/data/live/events/production',
    '/api/v1/csrf-token',
    '/media',
    '/media/images/a.png',
  ])
    expect((await ask({ url })).statusCode, url).toBe(401)
  for (const [method, url] of [
    ['POST', ACTIONS],
    ['PUT', '/v1/users/me/keyvalue'],
    ['POST', '/sign-out'],
    ['POST', '/media/images?name=a.png'],
  ] as const)
    expect((await ask({ method, url })).statusCode, url).toBe(401)
  for (const url of ['/', '/structure/business', '/assets/studio.js']) {
    const answer = await ask({ url })
    expect([answer.statusCode, answer.headers['location']], url).toEqual([303, `/sign-in?next=${encodeURIComponent(url)}`])
    expect(answer.body).not.toContain('Studio')
  }
  const forged = await ask({ url: QUERY, headers: { cookie: '__Host-studio=guessed', authorization: 'Bearer guessed' } })
  expect(forged.statusCode).toBe(401)
})

test('whoever signs in with the account of the site gets the Studio, drafts and the API of the site', async () => {
  const { ask, submit, signIn } = await openHost()
  const answer = await submit(ADMIN.password, '/structure/business')
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/structure/business'])
  const cookie = [answer.headers['set-cookie']].flat()[0]
  expect(cookie).toMatch(/^__Host-studio=[\w-]+;/)
  expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict', 'Secure'])
  const headers = await signIn()
  expect((await ask({ url: QUERY, headers })).json()).toMatchObject({ result: [{ _id: 'drafts.page' }, { _id: 'page' }] })
  expect((await ask({ url: '/structure/business', headers })).body).toContain('the Studio')
  expect((await ask({ url: '/assets/studio.js', headers })).body).toBe('script')
  expect((await ask({ url: '/v2025-02-19/nothing', headers })).statusCode).toBe(404)
  const validity = await ask({ method: 'POST', url: '/api/v1/auth/validate', headers })
  expect([validity.statusCode, validity.json()]).toEqual([200, { valid: true, username: ADMIN.username }])
})

test("a page's video is passed on in parts, as browsers play it", async () => {
  const { ask, server, signIn } = await openHost({}, await addVideo(copySample()))
  const url = `/videos/${server.context.content.current().media.videos.get('waves.webm')?.hashedName}`
  const headers = await signIn()
  const whole = await ask({ url, headers })
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.rawPayload.equals(VIDEO.webm)]).toEqual([200, 'bytes', true])
  const part = await ask({ url, headers: { ...headers, range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${VIDEO.webm.length}`])
  expect(part.rawPayload.equals(VIDEO.webm.subarray(10, 20))).toBe(true)
  const behind = await ask({ url, headers: { ...headers, range: 'bytes=999999999-' } })
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${VIDEO.webm.length}`])
})

test('whoever reaches the Studio by its public address works as on this machine', async () => {
  const { ask, submit } = await openHost()
  const here = { host: new URL(PUBLIC).host, origin: PUBLIC }
  const answer = await submit(ADMIN.password, '/', { headers: here })
  expect(answer.statusCode).toBe(303)
  const headers = { ...here, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', 'content-type': 'application/json' }
  expect((await ask({ url: QUERY, headers })).statusCode).toBe(200)
  expect((await ask({ method: 'POST', url: ACTIONS, headers, payload: JSON.stringify({ actions: [] }) })).statusCode).not.toBe(403)
  expect((await submit(ADMIN.password, '/', { headers: { ...here, origin: 'https://evil.example' } })).statusCode).toBe(403)
})

test.each([
  ['directly', (address: string) => ({ remoteAddress: address })],
  ['through a proxy', (address: string) => ({ headers: { 'x-forwarded-for': address } })],
])('strangers who guess passwords lock nobody out but themselves: %s', async (_, from) => {
  const { submit } = await openHost()
  for (let guess = 0; guess < 10; guess++) expect((await submit(`a wrong guess ${guess}`, '/', from('203.0.113.1'))).statusCode).toBe(401)
  const refused = await submit(ADMIN.password, '/', from('203.0.113.1'))
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many attempts. Please try again in 15 minutes.')
  expect((await submit(ADMIN.password, '/', from('198.51.100.7'))).statusCode).toBe(303)
})

test('in a browser that has signed in before, strangers at the same address lock the owner not out of the Studio', async () => {
  const { submit } = await openHost()
  const entered = await submit(ADMIN.password)
  const cookies = [entered.headers['set-cookie']].flat()
  const device = cookies.find(cookie => cookie?.startsWith('__Host-studio-device=')) ?? ''
  expect(attributesOf(device)).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict', 'Secure'])
  for (let guess = 0; guess < 10; guess++) expect((await submit(`a wrong guess ${guess}`)).statusCode).toBe(401)
  expect((await submit(ADMIN.password)).statusCode).toBe(429)
  expect((await submit(ADMIN.password, '/', { headers: { cookie: device.split(';')[0] ?? '' } })).statusCode).toBe(303)
})

test('a site that is away ends no session and lets nobody in', async () => {
  const { ask, submit, server, signIn } = await openHost()
  const headers = await signIn()
  expect((await ask({ url: QUERY, headers })).statusCode).toBe(200)
  await server.close()
  expect((await ask({ url: QUERY, headers })).statusCode).toBe(200)
  const stranger = await ask({ url: QUERY, headers: { cookie: '__Host-studio=guessed' } })
  expect([stranger.statusCode, stranger.json()]).toMatchObject([503, { message: 'The site does not answer: try again in a moment' }])
  const refused = await submit(ADMIN.password)
  expect([refused.statusCode, refused.body]).toEqual([503, expect.stringContaining('The site does not answer: try again in a moment')])
})

test('a wrong password is told on the page, which repeats the name and nothing else', async () => {
  const { ask } = await openHost()
  const payload = new URLSearchParams({ username: '<b>"me"', password: 'wrong' }).toString()
  const answer = await ask({ method: 'POST', url: '/sign-in', headers: FORM, payload })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain('<p role="alert" id="error">Wrong username or password</p>')
  expect(answer.body).toContain('value="&#60;b&#62;&#34;me&#34;"')
  expect(answer.body).not.toContain('wrong')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/sign-out', 'javascript:alert(1)', '/a\r\nset-cookie: a'])(
  'signing in never leads elsewhere: %j',
  async next => {
    const { submit } = await openHost()
    expect((await submit(ADMIN.password, next)).headers['location']).toBe('/')
  },
)

test('who signs out is out at once, here and at the site', async () => {
  const { ask, signIn, server } = await openHost()
  const headers = await signIn()
  const answer = await ask({ method: 'POST', url: '/sign-out', headers })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['set-cookie'], 'the browser forgets it too').toMatch(/^__Host-studio=; Max-Age=0;/)
  expect((await ask({ url: QUERY, headers })).statusCode).toBe(401)
  const token = headers.cookie.split('=')[1] ?? ''
  expect((await server.call('POST', '/api/v1/auth/validate', { token })).status).toBe(401)
})

test('a stream of events ends with the session that opened it', async () => {
  const { app, ask, signIn } = await openHost()
  const headers = await signIn()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const path = '/v2025-02-19/data/listen/production?query=*'
  const stream = get({ host: '127.0.0.1', port, path, headers: { ...headers, host: HOST }, rejectUnauthorized: false })
  const [answer] = (await once(stream, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  const ended = new Promise(resolve =>
    answer
      .on('error', () => undefined)
      .resume()
      .once('close', resolve),
  )
  await ask({ method: 'POST', url: '/sign-out', headers })
  await ended
})

test('a WebSocket needs a session like all else, and ends with it', async () => {
  const { app, ask, signIn } = await openHost()
  const headers = await signIn()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async (more: Readonly<Record<string, string>>) => {
    const socket = dial({ host: '127.0.0.1', port, ALPNProtocols: ['http/1.1'], rejectUnauthorized: false })
    onTestFinished(() => void socket.destroy())
    const all = {
      host: HOST,
      origin: ORIGIN,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...more,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET /v2022-06-30/socket/production HTTP/1.1\r\n${lines.join('')}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return { socket, status: answer.toString().slice('HTTP/1.1 '.length, 'HTTP/1.1 101'.length) }
  }
  expect((await open({})).status).toBe('401')
  expect((await open({ ...headers, origin: 'https://evil.example' })).status).toBe('403')
  expect((await open({ ...headers, host: 'evil.example' })).status).toBe('421')
  const { socket, status } = await open(headers)
  expect(status).toBe('101')
  const ended = once(socket.resume(), 'close')
  await ask({ method: 'POST', url: '/sign-out', headers })
  await ended
})

test('only pages of the Studio itself may ask, under its own name', async () => {
  const { ask, signIn } = await openHost()
  const headers = await signIn()
  const status = async (call: Call) => (await ask({ ...call, headers: { ...headers, ...call.headers } })).statusCode
  expect(await status({ url: QUERY, headers: { host: 'evil.example:3333' } })).toBe(421)
  expect(await status({ url: QUERY, headers: { host: 'localhost:9999' } })).toBe(421)
  expect(await status({ url: QUERY, headers: { origin: 'https://localhost:9999' } })).toBe(403)
  expect(await status({ url: QUERY, headers: { origin: ORIGIN } })).toBe(200)
  const payload = JSON.stringify({ actions: [] })
  const json = { 'content-type': 'application/json' }
  expect(await status({ method: 'POST', url: ACTIONS, headers: { ...json, origin: 'https://evil.example' }, payload })).toBe(403)
  expect(await status({ method: 'POST', url: ACTIONS, headers: { ...json, origin: 'null' }, payload })).toBe(403)
  expect(await status({ method: 'POST', url: ACTIONS, headers: { ...json, origin: '' }, payload })).toBe(403)
  expect(await status({ method: 'POST', url: '/sign-out', headers: { origin: 'https://evil.example' } })).toBe(403)
  expect(await status({ method: 'POST', url: '/media/images?name=a.png', headers: { origin: 'https://evil.example' } })).toBe(403)
  expect(await status({ url: '/v1/users/me' })).toBe(200)
})

test('a stranger with made-up sessions uses up a budget of its own, and nobody else’s', async () => {
  const { ask, submit } = await openHost({ REQUEST_LIMIT: '5' })
  const editor = { remoteAddress: '198.51.100.7' }
  const guess = (count: number) => ask({ url: QUERY, headers: { cookie: `__Host-studio=guess${count}` }, remoteAddress: '203.0.113.9' })
  let guesses = 0
  await vi.waitFor(async () => expect((await guess(guesses++)).statusCode).toBe(503), { timeout: 60_000, interval: 0 })
  const cookie = String((await submit(ADMIN.password, '/', editor)).headers['set-cookie']).split(';')[0] ?? ''
  expect((await ask({ url: QUERY, headers: { cookie }, ...editor })).statusCode).toBe(200)
})

test('files of the site are passed on to who is signed in, beside those of the Studio', async () => {
  const { ask, signIn, server } = await openHost()
  const { drawings } = server.context.content.current().media
  const url = `/illustrations/${drawings.hashedName}`
  expect((await ask({ url })).statusCode).toBe(303)
  const headers = await signIn()
  const drawing = await ask({ url, headers })
  expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(drawing.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(drawing.rawPayload.equals(drawings.bytes)).toBe(true)
  expect((await ask({ url: '/assets/studio.js', headers })).body).toBe('script')
  const none = await ask({ url: '/images/none.jpg', headers })
  expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await ask({ url: '/content/secret', headers })).body, 'nothing else of it').toContain('the Studio')
})
