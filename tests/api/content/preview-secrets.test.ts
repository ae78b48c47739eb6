import { expect, test, vi } from 'vitest'
import { PREVIEW_SECRET, SECRET_TERM_S } from '#src/cms/sanity/preview-secret.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { apiRoutes } from '#src/server/register-api.ts'
import { NOW as LAKE_NOW, startTestLake } from '#tests/support/content/lake.ts'
import { documents, draftOf } from '#tests/support/server/preview-draft.ts'
import { ADMIN, NOW, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const PAGE = '/api/v1/content/preview/page'
const LINK = '/api/v1/content/preview/link'
const STUDIO = 'https://studio.example.com'
const TITLE = '/desktop/sections/0/title'
const SECRET = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY'

const site = await loadBuiltSite('dist')

/** A site that reads a private lake, and a Studio that the site knows, in which somebody can write and has no account of the site. */
async function startSite({ readToken = 'of a viewer', env = {} }: { readToken?: string; env?: Record<string, string> } = {}) {
  const time = { now: new Date(LAKE_NOW) }
  const lake = await startTestLake({ documents, token: 'of a viewer', clock: () => time.now }, { token: 'of a viewer' })
  const own = { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin, PUBLIC_ORIGIN: 'https://www.example.com', ALLOWED_ORIGINS: STUDIO }
  const server = await startTestServer({ site, env: { ...own, ...(readToken !== '' && { SANITY_READ_TOKEN: readToken }), ...env } })
  const write = (secret: string, _id = 'drafts.one', _type = PREVIEW_SECRET) => lake.client.createOrReplace({ _id, _type, secret, source: 'page' })
  return { lake: { ...lake, time, write }, server }
}

interface Called {
  body?: object
  origin?: string | null
  csrf?: string | null
}

/** Calls as a Studio does, with a secret in place of a session. */
function callWith({ call }: TestServer, secret: string, path = PAGE, { body = bodyOf(path), origin = STUDIO, csrf }: Called = {}) {
  const headers = { authorization: `Preview ${secret}`, ...(origin !== null && { origin }) }
  return call('POST', path, { body, headers, ...(csrf !== undefined && { csrf }) })
}

/** Counts how often the dataset is asked for a secret. */
function countAsked({ context: { content } }: TestServer) {
  const { unpublished } = content
  if (unpublished === null || unpublished.secondsOfSecret === null) throw new Error('the site reads no secrets')
  const asked = vi.fn(unpublished.secondsOfSecret)
  unpublished.secondsOfSecret = asked
  return asked
}

function bodyOf(path: string): object {
  return path === LINK
    ? { layer: 'drafts', path: '/' }
    : { documents: [draftOf('site', [{ at: TITLE, set: 'A title to agree on' }])], path: '/', layout: 'desktop' }
}

test('whoever can write drafts into the dataset sees the page with a draft, and makes a link to it, without an account of the site', async () => {
  const { lake, server } = await startSite()
  await lake.write(SECRET)
  const page = await callWith(server, SECRET)
  expect(page.status, page.text).toBe(200)
  expect(page.text).toContain('A title to agree on')
  expect(page.headers.get('access-control-allow-origin')).toBe(STUDIO)
  const { _rev, _updatedAt, ...draft } = draftOf('site', [{ at: TITLE, set: 'A title to agree on' }])
  await lake.client.createOrReplace(draft)
  const link = await callWith(server, SECRET, LINK)
  expect(link.status, link.text).toBe(200)
  expect(link.text).toContain('https://www.example.com/content/draft/')
})

test('a secret counts for an hour by the clock of the dataset, which is asked for it once', async () => {
  const { lake, server } = await startSite()
  const asked = countAsked(server)
  await lake.write(SECRET)
  await lake.write(`${SECRET}2`, 'drafts.two')
  const shown = async (secret = SECRET) => (await callWith(server, secret, LINK)).status !== 401
  lake.time.now = new Date(Date.parse(LAKE_NOW) + (SECRET_TERM_S - 10) * 1000)
  for (let count = 0; count < 3; count++) expect(await shown()).toBe(true)
  expect(asked).toHaveBeenCalledTimes(1)
  server.time.now = new Date(NOW.getTime() + 9_999)
  expect(await shown()).toBe(true)
  server.time.now = new Date(NOW.getTime() + 10_000)
  expect(await shown()).toBe(false)
  expect(asked).toHaveBeenCalledTimes(1)
  lake.time.now = new Date(Date.parse(LAKE_NOW) + SECRET_TERM_S * 1000)
  expect(await shown(`${SECRET}2`), 'a secret of which the site has not heard before it ended').toBe(false)
})

const UNKNOWN = SECRET.replace('M', 'N')

/** What does not open the page with a draft, and how it is answered. */
const attacks: { of: string; secret?: string; called?: Called; written?: { id?: string; type?: string; secret?: string } | null; status: number }[] =
  [
    { of: 'a secret that nobody wrote', written: null, status: 401 },
    { of: 'another secret than was written', secret: UNKNOWN, status: 401 },
    { of: 'a part of one', secret: SECRET.slice(0, -1), status: 401 },
    { of: 'a secret in other letters', secret: SECRET.toLowerCase(), status: 401 },
    { of: 'no secret', secret: '', status: 401 },
    { of: 'a secret that is too short to be one', secret: 'abc', written: { secret: 'abc' }, status: 401 },
    { of: 'a query in place of a secret', secret: '" || true || "', status: 401 },
    { of: 'all of them', secret: '*', status: 401 },
    { of: 'a secret that is published, which anybody reads in a public dataset', written: { id: 'one' }, status: 401 },
    { of: 'a secret in a release', written: { id: 'versions.rSpring.one' }, status: 401 },
    { of: 'a secret in a document of another type', written: { type: 'theme' }, status: 401 },
    { of: 'a page of another origin', called: { origin: 'https://evil.example' }, status: 403 },
    { of: 'a page without an origin', called: { origin: 'null' }, status: 403 },
    { of: 'a call without an anti-forgery token', called: { csrf: null }, status: 403 },
    { of: 'a call with a forged one', called: { csrf: 'zzzzzzzzz.aaaa.bbbb' }, status: 403 },
  ]

test.for(attacks)('$of opens no page of a draft: $status', async ({ secret = SECRET, called, written = {}, status }) => {
  const { lake, server } = await startSite()
  if (written !== null) await lake.write(written.secret ?? SECRET, written.id, written.type)
  for (const path of [PAGE, LINK]) {
    const answer = await callWith(server, secret, path, called)
    expect(answer.status, path).toBe(status)
    expect(answer.text).not.toContain('agree on')
    if (status === 401) expect(answer.body).toEqual({ error: 'Please sign in' })
  }
})

test('a secret of another dataset opens nothing, nor any where the site has no token or reads files', async () => {
  const [other, { server }] = [await startSite(), await startSite()]
  await other.lake.write(SECRET)
  expect((await callWith(server, SECRET)).status).toBe(401)
  const withoutToken = await startSite({ readToken: '' })
  await withoutToken.lake.write(SECRET)
  const ofFiles = await startTestServer({ site, env: { ALLOWED_ORIGINS: STUDIO } })
  // More often than a wrong secret may be tried: none is.
  for (const { server: lacking } of [withoutToken, { server: ofFiles }])
    for (let count = 0; count < 12; count++) expect((await callWith(lacking, SECRET)).status).toBe(401)
})

test('a secret opens no other call: not requests, nor what a change would do, nor who is signed in', async () => {
  const { lake, server } = await startSite()
  await lake.write(SECRET)
  expect((await callWith(server, SECRET)).status).toBe(200)
  const routes = apiRoutes(server.context, buildSessions(server.context.storage.accounts, server.context.clock))
  expect(routes.filter(({ access }) => access === 'editor').map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${PAGE}`, `POST ${LINK}`])
  for (const scheme of ['Preview', 'Bearer'])
    for (const { method, url } of routes.filter(({ access }) => access === 'admin'))
      expect((await server.call(method, url.replace(':id', 'NONE'), { headers: { authorization: `${scheme} ${SECRET}` } })).status, url).toBe(401)
  expect((await server.call('POST', PAGE, { body: bodyOf(PAGE), token: SECRET })).status, 'a secret is no session').toBe(401)
  expect((await callWith(server, await server.signIn())).status, 'a session is no secret').toBe(401)
})

test('guesses are refused like wrong passwords, without asking the dataset, and keep nobody from signing in', async () => {
  const { lake, server } = await startSite()
  const asked = countAsked(server)
  await lake.write(SECRET)
  expect((await callWith(server, SECRET)).status).toBe(200)
  const guess = (count: number) => callWith(server, `${UNKNOWN}${count}`)
  for (let count = 0; count < 10; count++) expect((await guess(count)).status).toBe(401)
  const flood = await Promise.all(Array.from({ length: 20 }, (_, count) => guess(count)))
  expect(flood.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429))
  expect(asked).toHaveBeenCalledTimes(11)
  expect((await callWith(server, SECRET)).status, 'one that is known goes on').toBe(200)
  expect((await server.call('POST', '/api/v1/auth/login', { body: ADMIN })).status).toBe(200)
  server.time.now = new Date(NOW.getTime() + 16 * 60_000)
  expect((await guess(0)).status).toBe(401)
})

test('while the dataset does not answer, a secret is neither right nor wrong', async () => {
  const { lake, server } = await startSite()
  await lake.write(SECRET)
  await lake.stop()
  for (let count = 0; count < 12; count++) expect((await callWith(server, SECRET)).status).toBe(503)
})
