import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import type { FreeTimes, PreparedRequest, SelectionEstimate, ServiceCatalog } from '#src/contract/generated/types.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const GOLD = { service: 'Car', package: 'car-gold-shine', answers: { size: 'mid' } }

async function connected({ origin }: TestServer): Promise<Client> {
  const client = new Client({ name: 'a program', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)))
  onTestFinished(() => client.close())
  return client
}

/** Calls a tool; its text must say what its data says. */
async function ask<T>(client: Client, name: string, wanted: object): Promise<T> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...wanted } })
  const [part] = content
  expect(isError ?? false, JSON.stringify(content)).toBe(false)
  expect(JSON.parse(part?.type === 'text' ? part.text : '')).toEqual(structuredContent)
  return structuredContent as T
}

/** The text of a refused call. */
async function refused(client: Client, name: string, wanted: object): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: { ...wanted } })
  expect(isError).toBe(true)
  return content.map(part => (part.type === 'text' ? part.text : '')).join()
}

test('a program finds four tools that only read, and is told that none books', async () => {
  const client = await connected(await startTestServer())
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['list_services', 'estimate', 'free_times', 'prepare_request'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(/"(name|email|phone|message|address)"|\$ref|validated/)
  expect(client.getInstructions()).toContain('cannot book')
})

test('a program reads services, prices a selection, sees when it could be, and hands its person a link', async () => {
  const server = await startTestServer()
  const client = await connected(server)
  const catalog = await ask<ServiceCatalog>(client, 'list_services', {})
  expect(catalog.services.map(({ id }) => id)).toEqual(['Car', 'RV', 'Semi', 'Tractor', 'Motorcycle'])
  expect((await ask<ServiceCatalog>(client, 'list_services', { service: 'RV' })).services.map(({ id }) => id)).toEqual(['RV'])
  expect(await ask<SelectionEstimate>(client, 'estimate', { service: 'Car' })).toMatchObject({ price: null, missing: ['package'] })
  expect(await ask<SelectionEstimate>(client, 'estimate', GOLD)).toMatchObject({
    calculated_price: '350.00',
    price: '$350.00',
    low: 35000,
    high: null,
  })
  const times = await ask<FreeTimes>(client, 'free_times', { ...GOLD, date: '2026-06-03' })
  expect(times).toMatchObject({ minutes: 300, date: '2026-06-03', days: [{ date: '2026-06-03' }, {}, {}] })
  expect(times.times).toContain('09:00')
  const wanted = { ...GOLD, addons: ['engine-bay'], date: '2026-06-03', time: '09:00' }
  const { url, estimate } = await ask<PreparedRequest>(client, 'prepare_request', wanted)
  expect(url).toMatch(
    /\/\?mode=appointment&category=Car&package=car-gold-shine&size=mid&addons=engine-bay&appointment_date=2026-06-03&appointment_time=09%3A00#appointments$/,
  )
  expect(estimate.calculated_price).toBe('450.00')
  expect((await server.context.storage.appointments.list({})).appointments).toEqual([])
})

/** What a tool is asked that it cannot answer, and what it says. */
test.each<[tool: string, wanted: object, said: string]>([
  ['estimate', { service: 'Boat' }, 'service unknown category "Boat"'],
  ['estimate', {}, 'service is required'],
  ['estimate', { ...GOLD, email: 'ann@example.com' }, 'email unknown field'],
  ['estimate', { ...GOLD, answers: { size: 'vast' } }, 'answers.size must be one of'],
  ['estimate', { ...GOLD, answers: { size: { $ne: null } } }, 'answers.size'],
  ['estimate', { ...GOLD, answers: JSON.parse('{"__proto__": "x"}') as object }, 'answers.__proto__'],
  ['estimate', { ...GOLD, addons: Array.from({ length: 501 }, () => 'x') }, 'addons must NOT have more than 500 items'],
  ['estimate', { ...GOLD, date: '2026-02-30' }, 'date there is no day 2026-02-30'],
  ['free_times', { ...GOLD, date: 'soon' }, 'date must match pattern'],
  ['list_services', { service: "x'; DROP TABLE appointments; --" }, 'service must be one of Car, RV'],
  ['prepare_request', { ...GOLD, name: 'Ann Ash' }, 'name unknown field'],
  ['prepare_request', { ...GOLD, mode: 'order' }, 'mode must be one of appointment, quote'],
])('%s of what is not there, or not its business, is refused (%#)', async (name, wanted, said) => {
  const client = await connected(await startTestServer())
  expect(await refused(client, name, wanted)).toContain(said)
})

test('what is no call of the protocol is answered plainly, and nothing stays open', async () => {
  const server = await startTestServer()
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/mcp`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    })
  const call = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })
  expect((await post(call(1))).status).toBe(200)
  expect((await post('{')).status).toBe(400)
  expect((await post(`[${call(1)},${call(2)}]`)).status).toBe(400)
  expect((await post('{}')).status).toBe(400)
  expect((await post(`{"a":${'['.repeat(200)}${']'.repeat(200)}}`)).status).toBe(400)
  expect((await post('x'.repeat(300_000))).status).toBe(413)
  expect((await post(call(1), { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(call(1), { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(call(1), { origin: server.origin })).status).toBe(200)
  expect(await (await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'no/such', params: {} }))).text()).toContain('-32601')
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(`${server.origin}/mcp`, { method, headers: { accept: 'text/event-stream' } })
    expect(answer.status, method).toBe(405)
  }
})

test('a program that asks too often is told to wait, as every other', async () => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '1' } })
  const statuses: number[] = []
  for (let n = 0; n < 40 && !statuses.includes(429); n++) {
    const answer = await fetch(`${server.origin}/mcp`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: n, method: 'ping' }),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    })
    statuses.push(answer.status)
  }
  expect(statuses).toContain(429)
})
