import { expect, test, vi } from 'vitest'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import type { SiteState } from '#src/contract/generated/types.ts'
import { SIGNATURE_HEADER, signatureOf } from '#src/server/content/webhook-signature.ts'
import { edited } from '#tests/support/content/edit.ts'
import { type Fault, FAULTS, FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { NOW, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const SECRET = 'a secret that only Sanity knows'
const PATH = '/api/v1/content/changed'

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
    server.call('POST', PATH, { csrf: null, body, headers: { [SIGNATURE_HEADER]: signature, 'content-type': type } })
  return { lake, server, price, ready, announce }
}

function signed(body: string, { secret = SECRET, time = NOW.getTime() } = {}): string {
  return signatureOf(body, secret, time)
}

test('a signed webhook makes a change live, and one that is refused leaves the last good; why is for the admin alone', async () => {
  const { lake, server, price, ready, announce } = await startWithLake()
  await vi.waitFor(() => expect(lake.calls.length).toBeGreaterThan(2), PATIENCE)
  expect(await price()).toBe(75)
  // A lake that does not answer within some seconds is not waited for: the site starts with its folder.
  const fromDataset = { content: 'current', content_from: 'dataset', problems: 0, refused_at: null }
  await vi.waitFor(async () => expect(await ready()).toMatchObject(fromDataset), PATIENCE)

  const body = '{"_id":"category-Motorcycle"}'
  lake.documents = priced(8000)
  expect((await announce(signed(body), body)).status).toBe(202)
  await vi.waitFor(async () => expect(await price()).toBe(80), PATIENCE)

  lake.documents = priced('free')
  await announce(signed(body), body)
  const problems = ['sanity:p1/production/category-Motorcycle#/packages/0/price/amount: must be a whole number, in cents: 2550 for 25.50']
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 'ready', content: 'last good', problems: 1 }), PATIENCE)
  expect(await price()).toBe(80)
  const { content } = JSON.parse((await server.call('GET', '/api/v1/state', { token: await server.signIn() })).text) as SiteState
  expect(content).toEqual({
    site: expect.stringMatching(/^http/),
    revision: expect.any(String),
    from: 'dataset',
    since: NOW.toISOString(),
    problems,
    warnings: [],
    refused_at: NOW.toISOString(),
  })
  expect((await server.call('GET', '/api/v1/state')).status).toBe(401)
  expect(JSON.stringify(await ready())).not.toContain('category-Motorcycle')
})

const body = '{"name":"Zoë"}'
const signatures: { what: string; signature: string; body?: string; type?: string; status: number }[] = [
  { what: 'right', signature: signed(body), status: 202 },
  { what: 'right, of a body that is no JSON', signature: signed('{'), body: '{', status: 202 },
  { what: 'right, of text', signature: signed(body), type: 'text/plain', status: 202 },
  { what: 'four minutes old', signature: signed(body, { time: NOW.getTime() - 240_000 }), status: 202 },
  { what: 'six minutes old', signature: signed(body, { time: NOW.getTime() - 360_000 }), status: 401 },
  { what: 'of the future', signature: signed(body, { time: NOW.getTime() + 360_000 }), status: 401 },
  { what: 'of another body', signature: signed('{"name":"Zoe"}'), status: 401 },
  { what: 'by another secret', signature: signed(body, { secret: 'guess' }), status: 401 },
  { what: 'by an empty secret', signature: signed(body, { secret: '' }), status: 401 },
  { what: 'under another time', signature: signed(body).replace(/^t=\d+/, `t=${NOW.getTime() + 1}`), status: 401 },
  { what: 'cut short', signature: signed(body).slice(0, -1), status: 401 },
  { what: 'without a time', signature: signed(body).replace(/^t=\d+,/, ''), status: 401 },
  { what: 'empty', signature: '', status: 401 },
]

test('a webhook counts when it was signed just now, whatever page or token it comes with', async () => {
  const { announce } = await startWithLake()
  for (const { what, signature, body: sent = body, type, status } of signatures)
    expect((await announce(signature, sent, type)).status, what).toBe(status)
})

test('without a secret there is no webhook', async () => {
  const { announce } = await startWithLake(null, {})
  expect((await announce(signed(body), body)).status).toBe(404)
})

/** What visitors get of the content: the form's own file, and a price. */
async function shown({ call }: TestServer): Promise<unknown> {
  const [led, order] = [await call('GET', '/content/any/form.json'), { name: 'Di Dogwood', email: 'di@example.com', vehicle_category: 'Motorcycle' }]
  const form = JSON.parse((await call('GET', led.headers.get('location') ?? '')).text) as {
    categories: { id: string; packages: { price: object }[] }[]
  }
  const booked = await call('POST', '/api/v1/appointments/', { body: { ...order, motorcycle_package: 'motorcycle-standard-detail' } })
  return [form.categories.find(({ id }) => id === 'Motorcycle')?.packages[0]?.price, booked.body.calculated_price]
}

const AT_75 = [expect.objectContaining({ amount: 7500 }), 75]
const AT_80 = [expect.objectContaining({ amount: 8000 }), 80]

test.for(FAULTS)(
  'while the Content Lake fails (%s), visitors see and book what is live, and the owner can ask what a draft would do',
  async fault => {
    const { lake, server, ready } = await startWithLake()
    lake.fault = fault
    const reading = server.context.content.refresh(server.log)
    expect(await shown(server)).toEqual(AT_75)
    expect(await ready()).toMatchObject({ status: 'ready', database: 'ok' })
    const draft = { documents: priced(8000).filter(({ _id }) => _id === 'category-Motorcycle') }
    const preview = await server.call('POST', '/api/v1/content/preview', { body: draft, token: await server.signIn() })
    expect(JSON.parse(preview.text)).toMatchObject({ problems: [], requests: { counts: { raised: 1 } } })
    lake.stop()
    await reading
    expect(await shown(server)).toEqual(AT_75)
  },
)

test('while the Content Lake takes its time, visitors see and book what is live; then what it says', async () => {
  const { lake, server } = await startWithLake()
  const { promise, resolve } = Promise.withResolvers<void>()
  lake.answersAfter = promise
  lake.documents = priced(8000)
  const reading = server.context.content.refresh(server.log)
  expect(await shown(server)).toEqual(AT_75)
  resolve()
  await reading
  expect(await shown(server)).toEqual(AT_80)
})

/** What somebody with a token may have written: of the right types, and nothing else right. */
const RUBBISH: Record<string, unknown> = {
  'documents without fields': documents.map(({ _id, _type }) => ({ _id, _type })),
  'a price that is a list': priced([1, 2, 3]),
  'a price beyond all numbers': priced(1e308),
  'two of each': [...documents, ...documents],
  'what is nested beyond end': documents.map(one =>
    one._id === 'theme' ? { ...one, colors: JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) as unknown } : one,
  ),
  'names that every object knows': documents.map(one => (one._id === 'messages' ? { ...one, constructor: {}, toString: 1 } : one)),
}

test.for(Object.keys(RUBBISH))('rubbish in the dataset (%s) changes nothing for visitors, and the owner is told', async what => {
  const { lake, server, ready } = await startWithLake()
  lake.documents = RUBBISH[what] as DatasetDocument[]
  await server.context.content.refresh(server.log)
  expect(await shown(server)).toEqual(AT_75)
  expect(await ready()).toMatchObject({ status: 'ready', content: 'last good' })
  expect(server.context.content.state().problems).toEqual(expect.arrayContaining([expect.stringMatching(/^sanity:p1/)]))
})
