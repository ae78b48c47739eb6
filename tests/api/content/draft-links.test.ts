import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DraftLink } from '#src/contract/generated/types.ts'
import { draftLink, draftToken } from '#src/server/pages/draft-link.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import type { Edit } from '#tests/support/content/edit.ts'
import { startTestLake } from '#tests/support/content/lake.ts'
import { documents, draftOf, GOLD_MID } from '#tests/support/server/preview-draft.ts'
import { NOW, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const CALL = '/api/v1/content/preview/link'
const DAY_MS = 24 * 3_600_000
const site = await loadBuiltSite('dist')

/** A site that reads a lake, which tells drafts to whoever has its token. */
async function startSite(readToken = 'of a viewer') {
  const lake = await startTestLake({ documents, token: 'of a viewer' }, { token: 'of a viewer' })
  const env = { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin, PUBLIC_ORIGIN: 'https://www.example.com' }
  const server = await startTestServer({ site, env: { ...env, ...(readToken !== '' && { SANITY_READ_TOKEN: readToken }) } })
  const edit = (id: string, edits: Edit[], as = `drafts.${id}`) => {
    const { _rev, _updatedAt, ...document } = draftOf(id, edits)
    return lake.client.createOrReplace({ ...document, _id: as })
  }
  const linkTo = async (asked: object) => {
    const answer = await server.call('POST', CALL, { body: { layer: 'drafts', path: '/', ...asked }, token: await server.signIn() })
    expect(answer.status, answer.text).toBe(200)
    const { url, until } = JSON.parse(answer.text) as DraftLink
    expect(url.startsWith('https://www.example.com/content/draft/')).toBe(true)
    return { path: url.slice('https://www.example.com'.length), until }
  }
  return { lake, server, edit, linkTo }
}

const TITLE = '/desktop/sections/0/title'

function open({ call }: TestServer, path: string) {
  return call('GET', path, { headers: { accept: 'text/html' } })
}

test('whoever has a link sees the draft as it is then, on each of its pages, without a script and not for search engines', async () => {
  const { server, edit, linkTo } = await startSite()
  await edit('site', [{ at: TITLE, set: 'A title to agree on' }])
  await edit('category-Car', [{ at: GOLD_MID, set: 37500 }])
  const { path, until } = await linkTo({ documents: ['site', 'examples'] })
  expect(until).toBe(new Date(NOW.getTime() + 7 * DAY_MS).toISOString())

  const { status, headers, text } = await open(server, path)
  expect(status).toBe(200)
  expect(text).toContain('A title to agree on')
  expect(text).toContain('A draft, not published.')
  expect(text).toContain('until June 8, 2026 at 9:00 AM')
  expect(text).not.toContain('$375')
  expect(text).not.toMatch(/<script\b/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).not.toContain('script-src')

  const further = /href="([^"]*\/privacy)"/.exec(text)?.[1] ?? ''
  expect(further).toBe(`${path}/privacy`)
  expect((await open(server, further)).text).toContain('A draft, not published.')
  expect((await open(server, '/')).text, 'what is live stays').not.toContain('A title to agree on')

  await edit('site', [{ at: TITLE, set: 'Another title' }])
  expect((await open(server, path)).text).toContain('Another title')
})

test('a link to all drafts shows also those that come later, and one to a release what that has', async () => {
  const { server, edit, linkTo } = await startSite()
  await edit('site', [{ at: TITLE, set: 'In the drafts' }])
  await edit('site', [{ at: TITLE, set: 'In spring' }], 'versions.rSpring.site')
  const drafts = await linkTo({ path: '/car-detailing' })
  const release = await linkTo({ layer: 'rSpring' })
  await edit('category-Car', [{ at: GOLD_MID, set: 37500 }])
  expect((await open(server, drafts.path)).text).toContain('$375')
  const spring = (await open(server, release.path)).text
  expect(spring).toContain('In spring')
  expect(spring).not.toContain('In the drafts')
})

test('of a draft that is gone a link shows what is published, and says so; of one that could not go live nothing', async () => {
  const { lake, server, edit, linkTo } = await startSite()
  await edit('site', [{ at: TITLE, set: 'A title to agree on' }])
  const { path } = await linkTo({})
  await edit('category-Car', [{ at: GOLD_MID, set: 'free' }])
  const broken = await open(server, path)
  expect(broken.status).toBe(503)
  expect(broken.text).toContain('cannot be shown now')
  expect(broken.text).not.toMatch(/agree on|whole number|category/)
  for (const id of ['site', 'category-Car']) await lake.client.delete(`drafts.${id}`)
  expect((await open(server, path)).text).toContain('Nothing of this draft is left')
})

test('a link that was altered, ended, or leads to no page tells nothing but that', async () => {
  const { server, edit, linkTo } = await startSite()
  await edit('site', [{ at: TITLE, set: 'A title to agree on' }])
  const { path } = await linkTo({})
  const forged = draftToken((await startTestServer()).context.csrfSecret, draftLink({ layer: 'drafts', path: '/' }, NOW))
  for (const wrong of [path.slice(0, -1), `${path}a`, `${path}/nothing`, '/content/draft/a.b', `/content/draft/${forged}`]) {
    const { status, headers, text } = await open(server, wrong)
    expect(status, wrong).toBe(404)
    expect(text).toContain('This link does not work')
    expect(text).not.toContain('agree on')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  server.time.now = new Date(NOW.getTime() + 7 * DAY_MS - 1)
  expect((await open(server, path)).status).toBe(200)
  server.time.now = new Date(NOW.getTime() + 7 * DAY_MS)
  const ended = await open(server, path)
  expect(ended.status).toBe(410)
  expect(ended.text).toContain('This link has ended')
  expect(ended.text).not.toContain('agree on')
})

test('a link opens nothing else, and only an admin makes one', async () => {
  const { server, edit, linkTo } = await startSite()
  await edit('site', [{ at: TITLE, set: 'A title to agree on' }])
  const body = { layer: 'drafts', path: '/' }
  expect((await server.call('POST', CALL, { body })).status).toBe(401)
  const token = (await linkTo({})).path.split('/').at(-1) ?? ''
  for (const path of ['/api/v1/state', '/api/v1/appointments/']) expect((await server.call('GET', path, { token })).status).toBe(401)
  expect((await server.call('POST', CALL, { body, token })).status).toBe(401)
  expect((await server.call('POST', CALL, { body, token: await server.signIn(), csrf: token })).status).toBe(403)
})

test('a picture that only the draft has is in its page, and comes with the link alone', async () => {
  const { lake, server, edit, linkTo } = await startSite()
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#00a000' } })
    .png()
    .toBuffer()
  const { _id } = await lake.client.assets.upload('image', bytes, { contentType: 'image/png' })
  await edit('site', [{ at: '/desktop/sections/0/picture', set: { alt: 'A green van', asset: { _ref: _id, _type: 'reference' } } }])
  const { path } = await linkTo({})
  const address = /<img src="([^"]*)"[^>]* alt="A green van"/.exec((await open(server, path)).text)?.[1] ?? ''
  expect(address.startsWith(`${path}/images/`)).toBe(true)
  const picture = await fetch(server.origin + address)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true)

  const file = address.split('/').at(-1) ?? ''
  for (const wrong of [`/content/draft/a.b/images/${file}`, `${path}/images/..%2f..%2fsite.db`, `${path}/images/${'0'.repeat(40)}-1x1.png`])
    expect((await open(server, wrong)).status, wrong).toBe(404)
  server.time.now = new Date(NOW.getTime() + 7 * DAY_MS)
  expect((await open(server, address)).status).toBe(404)
})

test('who asks for a link where the site can read no draft is told why', async () => {
  const body = { layer: 'drafts', path: '/' }
  const folder = await startTestServer()
  const ofFiles = await folder.call('POST', CALL, { body, token: await folder.signIn() })
  expect(ofFiles).toMatchObject({ status: 409, body: { error: expect.stringContaining('reads its content from files') } })
  const { server, edit } = await startSite('')
  await edit('site', [{ at: TITLE, set: 'A title to agree on' }])
  const ofPublished = await server.call('POST', CALL, { body, token: await server.signIn() })
  expect(ofPublished).toMatchObject({ status: 409, body: { error: expect.stringContaining('SANITY_READ_TOKEN') } })
})
