import { once } from 'node:events'
import { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { repeatedKey } from '#src/contract/json-keys.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** What comes over the wire and is no proper request: a clear refusal in the form of every other, or an end of the connection. */

const JSON_TYPE = { 'content-type': 'application/json' }
const QUOTE_TEXT = JSON.stringify(QUOTE)

const refused: { what: string; body: string | Buffer<ArrayBuffer>; headers?: Record<string, string>; status: number; field?: string }[] = [
  { what: 'a key that stands twice', body: QUOTE_TEXT.replace('{', '{"rv_length":1,'), status: 400, field: 'rv_length' },
  { what: 'a key that stands twice, once escaped', body: QUOTE_TEXT.replace('{', String.raw`{"rv\u005flength":1,`), status: 400, field: 'rv_length' },
  { what: 'a prototype', body: QUOTE_TEXT.replace('{', '{"__proto__":{"status":"Confirmed"},'), status: 400, field: '__proto__' },
  { what: 'a prototype that is a text', body: QUOTE_TEXT.replace('{', '{"__proto__":"x",'), status: 400, field: '__proto__' },
  {
    what: 'a constructor',
    body: QUOTE_TEXT.replace('{', '{"constructor":{"prototype":{"status":"x"}},'),
    status: 400,
    field: 'constructor',
  },
  { what: 'a depth of 5,000 lists', body: `${'['.repeat(5000)}${']'.repeat(5000)}`, status: 400 },
  { what: 'a depth of 5,000 objects', body: `${'{"name":'.repeat(5000)}1${'}'.repeat(5000)}`, status: 400 },
  { what: 'bytes that are no UTF-8', body: Buffer.from(QUOTE_TEXT.replace('Beech', '\u00c3('), 'latin1'), status: 400 },
  { what: 'a compressed body', body: gzipSync(QUOTE_TEXT), headers: { 'content-encoding': 'gzip' }, status: 415 },
  { what: 'a bomb', body: gzipSync('['.repeat(50_000_000)), headers: { 'content-encoding': 'gzip' }, status: 415 },
  { what: 'another character set', body: QUOTE_TEXT, headers: { 'content-type': 'application/json; charset=utf-16' }, status: 415 },
  { what: 'another character set, quoted', body: QUOTE_TEXT, headers: { 'content-type': 'application/json;charset="latin1"' }, status: 415 },
  { what: 'no type', body: QUOTE_TEXT, headers: { 'content-type': '' }, status: 415 },
  { what: 'parts of a form', body: QUOTE_TEXT, headers: { 'content-type': 'multipart/form-data; boundary=x' }, status: 415 },
  { what: 'more than the limit', body: `"${'x'.repeat(200_000)}"`, status: 413 },
]

test.for(refused)('$what is refused with $status', async ({ body, headers = {}, status, field }) => {
  const { call, origin } = await startTestServer()
  const token = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  const answer = await fetch(`${origin}/api/v1/appointments/`, { method: 'POST', body, headers: { ...JSON_TYPE, 'x-csrf-token': token, ...headers } })
  const told = (await answer.json()) as { error: string; fields?: Record<string, string> }
  expect(told.error).toMatch(/./)
  expect(answer.status).toBe(status)
  if (field !== undefined) expect(Object.keys(told.fields ?? {})).toContain(field)
  expect(Object.keys({})).toEqual([])
  expect('status' in {}).toBe(false)
})

test.for(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json; charset=utf8'])('%s is taken', async type => {
  const { call } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', {
    body: `\ufeff${QUOTE_TEXT}`,
    headers: { 'content-type': type, 'content-encoding': 'identity' },
  })
  expect(answer.status).toBe(201)
})

test('a name of 100,000 characters and thousands of fields are not sent back', async () => {
  const { call } = await startTestServer()
  const long = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, ['x'.repeat(100_000)]: 1 } })
  expect([long.status, long.text.length < 500]).toEqual([400, true])
  expect(long.body.error).toContain('no longer offered')
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]))
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, ...many } })
  expect([answer.status, answer.text.length < 5000]).toEqual([400, true])
})

test('of thousands of wrong fields, none is looked at again for those that follow', async () => {
  const { call } = await startTestServer()
  const wrong = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, {}]))
  const again = vi.spyOn(Array.prototype, 'concat')
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, ...wrong } })
  const seen = again.mock.contexts.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
  again.mockRestore()
  expect(answer.status).toBe(400)
  expect(seen).toBeLessThan(100_000)
})

test.for([
  { json: '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', key: null },
  { json: '{"a":{"b":1,"b":2}}', key: 'b' },
  { json: '[{"x":1},{"x":1,"y":"x\\":","x":2}]', key: 'x' },
  { json: '{"a":"b","b":"a:a","c":":"}', key: null },
  { json: String.raw`{"\"":1,"\u0022":2}`, key: '"' },
  { json: '{"":1, "" :2}', key: '' },
  { json: '"a"', key: null },
])('in $json, $key stands twice', ({ json, key }) => {
  JSON.parse(json)
  expect(repeatedKey(json)?.key ?? null).toBe(key)
})

const raw: { what: string; sent: string; status: number }[] = [
  { what: 'no HTTP', sent: 'HELLO\r\n\r\n', status: 400 },
  { what: 'headers that are too large', sent: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, status: 431 },
  { what: 'no host', sent: 'GET /health HTTP/1.1\r\n\r\n', status: 400 },
  { what: 'two hosts', sent: 'GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', status: 400 },
  { what: 'two lengths', sent: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', status: 400 },
  {
    what: 'a length and chunks',
    sent: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    status: 400,
  },
  { what: 'a broken line end in a header', sent: 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n', status: 400 },
  { what: 'an expectation', sent: 'GET /health HTTP/1.1\r\nHost: a\r\nExpect: much\r\n\r\n', status: 417 },
  { what: 'an address that cannot be read', sent: 'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n', status: 400 },
  { what: 'a method of no route', sent: 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', status: 404 },
]

test.for(raw)('$what is answered with $status, the error form and the security headers', async ({ sent, status }) => {
  const { origin } = await startTestServer()
  const socket = await open(origin)
  socket.write(sent)
  const answer = await answerOf(socket)
  expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `)
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ error: expect.stringMatching(/./) })
})

test('1,000 connections that never finish their request are closed, and others are served meanwhile', async () => {
  const { origin, call } = await startTestServer()
  const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(origin)))
  const closed = sockets.map(socket => once(socket.resume(), 'close'))
  for (const [index, socket] of sockets.entries()) socket.write(STARTS[index % STARTS.length] ?? '')
  const drip = setInterval(() => sockets.forEach(socket => socket.writable && socket.write('a')), 1000)
  const began = performance.now()
  const over = Promise.all(closed)
  let served = 0
  while (sockets.some(socket => !socket.destroyed)) {
    expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).status).toBe(201)
    served++
    // As visitors come: one after the other without a pause would keep a core busy until the last connection is closed.
    await setTimeout(50)
    // A regression must not wait for ever.
    if (performance.now() - began > 100_000) throw new Error('connections are still open')
  }
  clearInterval(drip)
  await over
  expect(served).toBeGreaterThan(10)
})

test('a client that takes nothing of its answers is let go', async () => {
  const patience = vi.spyOn(Server.prototype, 'setTimeout').mockImplementation(function (this: Server, ms) {
    this.timeout = Number(ms) / 100
    return this
  })
  const { origin } = await startTestServer()
  const socket = await open(origin)
  socket.pause()
  const asked = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'
  socket.write(asked.repeat(1000))
  // Whoever takes nothing sees that it is over only when sending again.
  for (let tries = 0; tries < 100 && !socket.destroyed; tries++) {
    await setTimeout(100)
    socket.write(asked)
  }
  patience.mockRestore()
  expect(socket.destroyed).toBe(true)
})

test('a client that goes away in the middle of its request is no fault of ours', async () => {
  const { origin, call, log } = await startTestServer()
  const errors = vi.spyOn(log, 'error')
  const token = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  const socket = await open(origin)
  socket.write(
    `POST /api/v1/appointments HTTP/1.1\r\nHost: a\r\nX-CSRF-Token: ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  )
  await setTimeout(100)
  socket.destroy()
  await setTimeout(300)
  expect(errors).not.toHaveBeenCalled()
})

/** Nothing at all, a part of the headers, and a part of a body. */
const STARTS = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX: ',
  'POST /api/v1/appointments HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
]

async function open(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Everything that arrives until the answer's body is complete, or the connection ends. */
async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += String(part)
    const [, length] = /content-length: (\d+)/i.exec(text) ?? []
    if (length !== undefined && text.length >= text.indexOf('\r\n\r\n') + 4 + Number(length)) break
  }
  socket.destroy()
  return text
}
