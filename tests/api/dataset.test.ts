import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { type DatasetDocument, toDocuments } from '#src/cms/dataset-documents.ts'
import { loadContent } from '#src/cms/local-content.ts'
import { edited } from '#tests/support/edit.ts'
import { type Fault, FAULTS, FaultyLake } from '#tests/support/faulty-lake.ts'
import { NOW, SAMPLE_FOLDER, startTestServer } from '#tests/support/test-server.ts'

const SECRET = 'a secret that only Sanity knows'
const PATH = '/api/v1/content/changed'
const SOON = { timeout: 15_000, interval: 20 }

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const documents = toDocuments(loaded.value.content)

/** The sample's documents with another price of a motorcycle. */
function priced(amount: unknown): DatasetDocument[] {
  return documents.map(one => (one._id === 'category-Motorcycle' ? edited(one, [{ at: '/packages/0/price/amount', set: amount }]) : one))
}

async function startWithLake(fault: Fault | null = null, env: Record<string, string> = { SANITY_WEBHOOK_SECRET: SECRET }) {
  const lake = new FaultyLake()
  lake.documents = documents
  lake.fault = fault
  const server = await startTestServer({ env: { SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: await lake.start(), ...env } })
  const order = { name: 'Di Dogwood', email: 'di@example.com', vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' }
  const price = async () => (await server.call('POST', '/api/v1/appointments/', { body: order })).body.calculated_price
  const ready = async () => JSON.parse((await server.call('GET', '/ready')).text) as unknown
  const announce = (signature: string, body = '{"_id":"category-Motorcycle"}', type = 'application/json') =>
    server.call('POST', PATH, { csrf: null, body, headers: { 'sanity-webhook-signature': signature, 'content-type': type } })
  return { lake, server, price, ready, announce }
}

function signatureOf(body: string | Buffer, { secret = SECRET, time = NOW.getTime() } = {}): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('base64url')}`
}

test('a signed webhook makes a change live, and one that is refused leaves the last good; why is for the admin alone', async () => {
  const { lake, server, price, ready, announce } = await startWithLake()
  await vi.waitFor(() => expect(lake.calls.length).toBeGreaterThan(2), SOON)
  expect(await price()).toBe('75.00')
  expect(await ready()).toMatchObject({ content: 'current', content_from: 'dataset', problems: 0, refused_at: null })

  const body = '{"_id":"category-Motorcycle"}'
  lake.documents = priced(8000)
  expect((await announce(signatureOf(body), body)).status).toBe(202)
  await vi.waitFor(async () => expect(await price()).toBe('80.00'), SOON)

  lake.documents = priced('free')
  await announce(signatureOf(body), body)
  const problems = ['sanity:p1/production/category-Motorcycle#/packages/0/price/amount: must be integer']
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 'ready', content: 'last good', problems: 1 }), SOON)
  expect(await price()).toBe('80.00')
  const seen = JSON.parse((await server.call('GET', '/api/v1/content', { token: await server.signIn() })).text) as unknown
  expect(seen).toEqual({ revision: expect.any(String), from: 'dataset', since: NOW.toISOString(), problems, refused_at: NOW.toISOString() })
  expect((await server.call('GET', '/api/v1/content')).status).toBe(401)
  expect(JSON.stringify(await ready())).not.toContain('category-Motorcycle')
})

const body = '{"name":"Zoë"}'
const signatures: { what: string; signature: string; body?: string; type?: string; status: number }[] = [
  { what: 'right', signature: signatureOf(body), status: 202 },
  { what: 'right, of a body that is no JSON', signature: signatureOf('{'), body: '{', status: 202 },
  { what: 'right, of text', signature: signatureOf(body), type: 'text/plain', status: 202 },
  { what: 'four minutes old', signature: signatureOf(body, { time: NOW.getTime() - 240_000 }), status: 202 },
  { what: 'six minutes old', signature: signatureOf(body, { time: NOW.getTime() - 360_000 }), status: 401 },
  { what: 'of the future', signature: signatureOf(body, { time: NOW.getTime() + 360_000 }), status: 401 },
  { what: 'of another body', signature: signatureOf('{"name":"Zoe"}'), status: 401 },
  { what: 'by another secret', signature: signatureOf(body, { secret: 'guess' }), status: 401 },
  { what: 'by an empty secret', signature: signatureOf(body, { secret: '' }), status: 401 },
  { what: 'under another time', signature: signatureOf(body).replace(/^t=\d+/, `t=${NOW.getTime() + 1}`), status: 401 },
  { what: 'cut short', signature: signatureOf(body).slice(0, -1), status: 401 },
  { what: 'without a time', signature: signatureOf(body).replace(/^t=\d+,/, ''), status: 401 },
  { what: 'empty', signature: '', status: 401 },
]

test('a webhook counts when it was signed just now, whatever page or token it comes with', async () => {
  const { announce } = await startWithLake()
  for (const { what, signature, body: sent = body, type, status } of signatures)
    expect((await announce(signature, sent, type)).status, what).toBe(status)
})

test('without a secret there is no webhook', async () => {
  const { announce } = await startWithLake(null, {})
  expect((await announce(signatureOf(body), body)).status).toBe(404)
})

test.for(FAULTS)('while the Content Lake fails (%s), visitors book at the prices that are live', async fault => {
  const { lake, server, price, ready } = await startWithLake()
  lake.fault = fault
  const reading = server.parts.content.refresh(server.log)
  expect(await price()).toBe('75.00')
  expect(await ready()).toMatchObject({ status: 'ready', database: 'ok' })
  lake.stop()
  await reading
})
