import { connect as dial } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startTestLake } from '#tests/support/content/lake.ts'

type Message = Record<string, unknown>

/** A tab of the Studio: what it is told, and a call with its answer. */
async function openTab(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2022-06-30/socket/production`)
  onTestFinished(() => socket.close())
  const told: Message[] = []
  let notice = () => {}
  socket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(String(data)) as Message)
    notice()
  })
  await once(socket, 'open')
  const until = (count: number) =>
    new Promise<readonly Message[]>(resolve => {
      notice = () => {
        if (told.length >= count) resolve(told)
      }
      notice()
    })
  const call = (id: string, method: string, params: object = {}) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  return { socket, until, call }
}

test('tabs of the Studio tell one another where they are, and nobody tells itself', async () => {
  const { origin } = await startTestLake()
  const [first, second] = [await openTab(origin), await openTab(origin)]
  first.call('1', 'presence_subscribe')
  const [{ result: subscription } = {}] = await first.until(1)
  second.call('1', 'presence_subscribe')
  second.call('2', 'presence_rollcall', { session: 'b' })
  second.call('3', 'presence_announce', { data: { sessionId: 'b', locations: [{ documentId: 'page', path: ['title'] }] } })
  second.call('4', 'presence_disconnect', { session: 'b' })
  const events = (await first.until(4)).slice(1)
  expect(events).toEqual(
    [
      { type: 'rollCall', i: 'owner', session: 'b' },
      { type: 'state', i: 'owner', m: { sessionId: 'b', locations: [{ documentId: 'page', path: ['title'] }] } },
      { type: 'disconnect', i: 'owner', m: { session: 'b' } },
    ].map(result => ({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })),
  )
  expect(await second.until(4)).toMatchObject([{ id: '1' }, { id: '2', result: 'ok' }, { id: '3', result: 'ok' }, { id: '4', result: 'ok' }])
})

test.each([
  ['is closed', true, ['state', 'disconnect']],
  ['was closed after it took its leave', false, ['state', 'disconnect', 'rollCall']],
])('the others are told once of a tab that %s', async (_, isAbrupt, expected) => {
  const { origin } = await startTestLake()
  const [first, second, third] = [await openTab(origin), await openTab(origin), await openTab(origin)]
  first.call('1', 'presence_subscribe')
  await first.until(1)
  second.call('1', 'presence_announce', { data: { sessionId: 'b', locations: [] } })
  if (!isAbrupt) second.call('2', 'presence_disconnect', { session: 'b' })
  await second.until(isAbrupt ? 1 : 2)
  second.socket.close()
  await once(second.socket, 'close')
  if (!isAbrupt) third.call('1', 'presence_rollcall', { session: 'c' })
  const told = (await first.until(1 + expected.length)).slice(1)
  expect(told).toMatchObject(expected.map(type => ({ params: { result: { type } } })))
  expect(told[1]).toMatchObject({ params: { result: { m: { session: 'b' } } } })
})

test('who has unsubscribed, or gone, is told nothing more', async () => {
  const { origin } = await startTestLake()
  const [first, second, third] = [await openTab(origin), await openTab(origin), await openTab(origin)]
  first.call('1', 'presence_subscribe')
  const [{ result: subscriptionId } = {}] = await first.until(1)
  first.call('2', 'presence_unsubscribe', { subscriptionId })
  await first.until(2)
  third.call('1', 'presence_subscribe')
  await third.until(1)
  third.socket.close()
  second.call('1', 'presence_rollcall', { session: 'b' })
  await second.until(1)
  first.call('3', 'no_such_method')
  expect(await first.until(3)).toMatchObject([{}, {}, { id: '3', error: { code: -32_601 } }])
})

test('long and short texts, of any letters, arrive as they were sent', async () => {
  const { origin } = await startTestLake()
  const [first, second] = [await openTab(origin), await openTab(origin)]
  first.call('1', 'presence_subscribe')
  await first.until(1)
  for (const [position, session] of ['', 'ä'.repeat(60), 'x'.repeat(125), 'é\u2028'.repeat(900), 'y'.repeat(65_400)].entries()) {
    second.call('1', 'presence_rollcall', { session })
    expect((await first.until(position + 2)).at(-1)).toMatchObject({ params: { result: { session } } })
  }
})

test.each([
  ['a stranger', { token: 'secret' }, '/v1/socket/production', {}, 401],
  ['a page elsewhere', {}, '/v1/socket/production', { Origin: 'https://evil.example' }, 403],
  ['another dataset', {}, '/v1/socket/other', {}, 404],
  ['a name of somebody else', {}, '/v1/socket/production', { Host: 'evil.example' }, 421],
  ['another address', {}, '/v1/data/query/production', {}, 400],
  ['no WebSocket', {}, '/v1/socket/production', { Upgrade: 'h2c' }, 426],
  ['an unknown kind of WebSocket', {}, '/v1/socket/production', { 'Sec-WebSocket-Version': '7' }, 400],
])('a WebSocket is asked for by the same rules as all else: %s', async (_, options, path, headers, status) => {
  const { origin } = await startTestLake(options)
  expect(await askRaw(new URL(path, origin), headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test.each([
  ['a text of more than 65,535 bytes', [0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0]],
  ['a text that is not masked', [0x81, 2, 97, 98]],
])('what no Studio sends ends the connection, and the lake goes on: %s', async (_, frame) => {
  const { origin, client } = await startTestLake()
  const { hostname, port } = new URL(origin)
  const socket = dial(Number(port), hostname)
  socket.write(handshake(new URL('/v1/socket/production', origin), {}))
  await once(socket, 'data')
  socket.write(Buffer.from(frame))
  await once(socket.resume(), 'end')
  expect(await client.fetch('1 + 1')).toBe(2)
})

function handshake({ pathname, host }: URL, headers: Readonly<Record<string, string>>): string {
  const all = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`
}

async function askRaw(address: URL, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = dial(Number(address.port), address.hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(handshake(address, headers))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString()
}
