import { connect } from 'node:http2'
import { request } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { buildLakeServer } from '#src/lake/server/build-lake-server.ts'
import { makeCertificate } from '#src/lake/server/certificate.ts'
import { collect, startTestLake } from '#tests/support/content/lake.ts'

const documents = [
  { _id: 'page', _type: 'page', title: 'One' },
  { _id: 'drafts.page', _type: 'page', title: 'Two' },
]

test('a lake listens on this machine alone unless told otherwise', async () => {
  expect((await startTestLake()).origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('with a token set, whoever has none sees what is published and changes nothing', async () => {
  const { client, connect, origin } = await startTestLake({ documents, token: 'secret' })
  const signedIn = connect({ token: 'secret' })
  const count = 'count(*[_type == "page"])'
  for (const visitor of [client, connect({ token: 'wrong' })]) {
    expect(await visitor.fetch(count, {}, { perspective: 'raw' })).toBe(1)
    expect(await visitor.fetch('*[0].title', {}, { perspective: 'drafts' })).toBe('One')
    expect(await visitor.getDocument('drafts.page')).toBeUndefined()
    await expect(visitor.patch('page').set({ title: 'x' }).commit()).rejects.toMatchObject({ statusCode: 401 })
    await expect(visitor.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.page' })).rejects.toMatchObject({ statusCode: 401 })
    await expect(visitor.request({ url: '/data/history/production/documents/drafts.page' })).rejects.toMatchObject({ statusCode: 401 })
  }
  expect(await signedIn.fetch(count, {}, { perspective: 'raw' })).toBe(2)
  expect((await (await fetch(`${origin}/v1/data/export/production`)).text()).split('\n')).toHaveLength(2)
  const [heard, all] = [client, signedIn].map(one => collect(one.listen('*', {}, { events: ['welcome', 'mutation'] })))
  await Promise.all([heard?.until(1), all?.until(1)])
  await signedIn.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.page', publishedId: 'page' })
  expect(await all?.until(3)).toMatchObject([{}, { documentId: 'page' }, { documentId: 'drafts.page' }])
  expect(heard?.items.map(item => 'documentId' in item && item.documentId)).toEqual([false, 'page'])
})

test.each([
  ['no page', undefined, 200],
  ['a page of this machine', 'http://localhost:3333', 200],
  ['a page that is allowed', 'https://studio.example', 200],
  ['another page', 'https://evil.example', 403],
  ['a page that looks like this machine', 'http://localhost.evil.example', 403],
  ['a page without origin', 'null', 403],
])('a page of another site may not use the lake from its visitor’s browser: %s', async (_, origin, status) => {
  const lake = await startTestLake({ documents, allowedOrigins: () => ['https://studio.example'] })
  const headers = origin === undefined ? {} : { origin }
  const answer = await fetch(`${lake.origin}/v1/data/query/production?query=*`, { headers })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, status === 200 && origin !== undefined ? origin : null])
  const asked = await fetch(`${lake.origin}/v1/data/mutate/production`, {
    method: 'OPTIONS',
    headers: { ...headers, 'access-control-request-headers': 'content-type' },
  })
  if (origin !== undefined) expect(asked.status).toBe(status === 200 ? 204 : 403)
})

test.each([
  ['localhost:3900', {}, 200],
  ['127.0.0.1:3900', {}, 200],
  ['[::1]:3900', {}, 200],
  ['192.0.2.7', {}, 200],
  ['evil.example:3900', {}, 421],
  ['localhost.evil.example', {}, 421],
  ['%', {}, 421],
  ['lake.example:3900', { host: 'lake.example' }, 200],
  ['evil.example', { host: 'lake.example' }, 421],
  ['evil.example', { token: 'secret' }, 200],
])('a page that gives its own name the address of the lake reads no drafts: %s, %j', async (host, options, status) => {
  const { lake } = await startTestLake({ documents })
  const app = buildLakeServer(lake, options)
  onTestFinished(() => app.close())
  const answer = await app.inject({ url: '/v1/data/query/production?query=*', headers: { host } })
  expect(answer.statusCode).toBe(status)
})

test('what the Studio asks about its user and project is answered', async () => {
  const { client } = await startTestLake()
  const ask = (url: string) => client.request<unknown>({ url })
  expect(await client.users.getById('me')).toMatchObject({ id: 'owner', roles: [{ name: 'administrator' }] })
  expect(await client.projects.getById('local')).toMatchObject({ id: 'local', members: [{ id: 'owner' }] })
  expect(await client.datasets.list()).toEqual([{ name: 'production', aclMode: 'public' }])
  expect(await ask('/projects/local/datasets/production/acl')).toMatchObject([{ filter: '_id in path("**")' }])
  for (const path of ['/projects/local/grants', '/projects/local/user-applications', '/projects/local/features', '/features', '/help', '/ping'])
    expect(typeof (await ask(path)), path).toBe('object')
  expect(await ask('/journey/trial')).toBeNull()
})

test('over TLS a lake speaks HTTP/2, by one connection for many streams, and HTTP/1.1', async () => {
  const certificate = makeCertificate(new Date())
  const lake = await startTestLake({ documents, certificate, clock: () => new Date() })
  const { hostname, port } = new URL(lake.origin)
  for (const host of [hostname, 'localhost']) {
    const status = await new Promise((resolve, reject) => {
      request({ host, port, path: '/v1/ping', ca: certificate.cert, agent: false }, answer => resolve(answer.statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(200)
  }
  const session = connect(`https://localhost:${port}`, { ca: certificate.cert })
  const welcomes = Array.from({ length: 20 }, () => {
    const stream = session.request({ ':path': `/v1/data/listen/production?query=${encodeURIComponent('*')}` })
    return new Promise<string>((resolve, reject) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (text.includes('event: welcome')) resolve('welcome')
      })
      stream.on('error', reject)
      stream.end()
    })
  })
  expect(new Set(await Promise.all(welcomes))).toEqual(new Set(['welcome']))
  await lake.stop()
  session.destroy()
})
