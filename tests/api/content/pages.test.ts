import { once } from 'node:events'
import { brotliDecompressSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { PageRequest } from '#src/page/page-renderer.ts'
import type { BuiltSite } from '#src/server/pages/built-site.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { textOf } from '#tests/support/content/rendered-page.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'

/** A renderer whose pages say what they were asked for. */
function standIn(): { site: BuiltSite; rendered: PageRequest[] } {
  const rendered: PageRequest[] = []
  const renderPage: BuiltSite['renderer']['renderPage'] = request => {
    rendered.push(request)
    const { layout, path, today, publicOrigin } = request
    return { html: `<!doctype html><p>${layout} ${path} ${today} ${publicOrigin}`, inlineScripts: ['run()'], inlineStyles: ['p{}'] }
  }
  const renderNotice: BuiltSite['renderer']['renderNotice'] = (_, notice) => ({ html: `<p>${notice}`, inlineScripts: [], inlineStyles: ['p{}'] })
  const assets = {
    layoutStyles: { desktop: '/assets/desktop.css', mobile: '/assets/mobile.css' },
    siteScript: '/assets/site.js',
    bookingScript: '/assets/booking.js',
    bookingChunks: [],
    adminScript: '/assets/admin.js',
    adminChunks: [],
    adminStyles: [],
  }
  return { site: { renderer: { build: '', renderPage, renderNotice }, rendererFile: null, assets, assetFolder: null }, rendered }
}

const choices = [
  { by: "a desk's browser", headers: { 'user-agent': DESK }, layout: 'desktop' },
  { by: "a phone's browser", headers: { 'user-agent': PHONE }, layout: 'mobile' },
  { by: 'the hint of the browser', headers: { 'user-agent': DESK, 'sec-ch-ua-mobile': '?1' }, layout: 'mobile' },
  { by: 'the cookie, before all', headers: { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?1', cookie: 'layout=desktop' }, layout: 'desktop' },
  { by: 'no broken cookie', headers: { 'user-agent': PHONE, cookie: 'layout=huge' }, layout: 'mobile' },
]

test.for(choices)('the layout is chosen by $by: $layout', async ({ headers, layout }) => {
  const { call } = await startTestServer({ site: standIn().site })
  const page = await call('GET', '/', { headers })
  expect(page.status).toBe(200)
  expect(page.text).toContain(`<p>${layout} / 2026-06-01`)
  for (const name of ['Cookie', 'Sec-CH-UA-Mobile', 'User-Agent']) expect(page.headers.get('vary')).toContain(name)
})

test('a link switches the layout: it sets the cookie and leads to the page without the parameter', async () => {
  const { call } = await startTestServer({ site: standIn().site })
  const answer = await call('GET', '/rv-detailing?layout=mobile&mode=quote')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/rv-detailing?mode=quote#layout=mobile')
  expect(answer.headers.get('set-cookie')).toMatch(/^layout=mobile; Max-Age=31536000; Path=\/; SameSite=Lax$/)
})

test.for([
  { target: 'http://proxied.example/', status: 200 },
  { target: 'http://proxied.example/rv-detailing', status: 200 },
  { target: 'http://proxied.example/rv-detailing?layout=mobile', status: 303 },
  { target: 'http://proxied.example/nothing', status: 404 },
  { target: '*', status: 404 },
])('a proxy may send the whole address: $target is answered with $status', async ({ target, status }) => {
  const { origin } = await startTestServer({ site: standIn().site })
  const [answer] = (await once(get(origin, { path: target }), 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(status)
  if (status === 303) expect(answer.headers.location).toBe('/rv-detailing#layout=mobile')
})

test('every category has its page, and no other address has one', async () => {
  const { call, context } = await startTestServer({ site: standIn().site })
  for (const { path } of context.content.current().revision.content.categories) {
    expect((await call('GET', path)).text).toContain(`desktop ${path} `)
    expect((await call('GET', `${path}/`)).text).toContain(`desktop ${path} `)
  }
  expect((await call('GET', '/boat-detailing')).status).toBe(404)
  expect((await call('GET', '//evil.example?layout=mobile')).status).toBe(404)
})

test.for([
  { asked: '/cars', leads: '/car-detailing' },
  { asked: '/cars/?mode=quote&layout=mobile', leads: '/car-detailing?mode=quote&layout=mobile' },
  { asked: '/your-data?from=card', leads: '/privacy?from=card' },
])('whoever opens the former address $asked is led to $leads, by every program and in both layouts', async ({ asked, leads }) => {
  const contentFolder = copySample([
    { file: 'categories/car.json', at: '/formerPaths', set: ['/autos', '/cars'] },
    { file: 'site.json', at: '/pages/0/formerPaths', set: ['/your-data'] },
  ])
  const { call } = await startTestServer({ site: standIn().site, contentFolder })
  for (const method of ['GET', 'HEAD'] as const) {
    for (const agent of [DESK, PHONE]) {
      const { status, headers } = await call(method, asked, { headers: { 'user-agent': agent } })
      expect([status, headers.get('location')]).toEqual([301, leads])
      // A browser that kept it for good could never be told otherwise.
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-cache', null])
    }
  }
  expect((await call('GET', '/sitemap.xml')).text).not.toMatch(/<loc>[^<]*(?:cars|autos|your-data)</)
  expect((await call('GET', leads.split('?')[0] ?? '')).status).toBe(200)
})

/** The renderer as a thread finds it. */
function rendererFile(source: string): string {
  const file = join(temporaryFolder(), 'render-page.mjs')
  writeFileSync(file, source)
  return pathToFileURL(file).href
}

test('pages that visitors have asked for are made before new content is live, and not while they wait', async () => {
  const { site, rendered } = standIn()
  const made =
    'export const build = ""; export const renderPage = ({ revision, layout, path }) => ({ html: `<p>made ${layout} ${path} ${revision.content.business.name}`, inlineScripts: [], inlineStyles: [] })'
  const contentFolder = copySample()
  const { call, context, log } = await startTestServer({ site: { ...site, rendererFile: rendererFile(made) }, contentFolder })
  await call('GET', '/rv-detailing', { headers: { 'user-agent': PHONE } })
  applyEdit(contentFolder, { file: 'business.json', at: '/name', set: 'Another Name' })
  await context.content.refresh(log)
  const page = await call('GET', '/rv-detailing', { headers: { 'user-agent': PHONE } })
  expect(page.text).toBe('<p>made mobile /rv-detailing Another Name')
  expect(page.headers.get('etag')).toMatch(/^"[\w-]{22}/)
  expect(rendered).toHaveLength(1)
  expect((await call('GET', '/')).text).toContain('<p>desktop / ')
})

const unusable = [
  'throw new Error("broken")',
  'export const build = "another"; export const renderPage = () => ({ html: "<p>of another build", inlineScripts: [], inlineStyles: [] })',
]

test.for(unusable)('pages that could not be made before are made when they are asked for (%s)', async source => {
  const { site, rendered } = standIn()
  const contentFolder = copySample()
  const { call, context, log } = await startTestServer({ site: { ...site, rendererFile: rendererFile(source) }, contentFolder })
  await call('GET', '/')
  applyEdit(contentFolder, { file: 'business.json', at: '/name', set: 'Another Name' })
  await context.content.refresh(log)
  expect(context.content.current().revision.content.business.name).toBe('Another Name')
  expect((await call('GET', '/')).status).toBe(200)
  expect(rendered).toHaveLength(2)
})

test('a page is rendered once for each layout, path and day', async () => {
  const { site, rendered } = standIn()
  const { call, time } = await startTestServer({ site })
  for (let visit = 0; visit < 3; visit++) await call('GET', '/', { headers: { 'user-agent': DESK } })
  await call('GET', '/', { headers: { 'user-agent': PHONE } })
  expect(rendered).toHaveLength(2)
  // Midnight in Boise.
  time.now = new Date('2026-06-02T06:00:00Z')
  expect((await call('GET', '/')).text).toContain('2026-06-02')
  expect(rendered).toHaveLength(3)
})

test('a page that is known is not sent again', async () => {
  const { call } = await startTestServer({ site: standIn().site })
  const first = await call('GET', '/')
  const etag = first.headers.get('etag') ?? ''
  const again = await call('GET', '/', { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await call('GET', '/', { headers: { 'user-agent': PHONE, 'if-none-match': etag } })).status).toBe(200)
})

test('a page is sent compressed to browsers that take it', async () => {
  const { origin } = await startTestServer({ site: standIn().site })
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': 'gzip, br' } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
  expect(brotliDecompressSync(body).toString()).toContain('<!doctype html><p>desktop /')
})

test('a page allows its own inline scripts and styles, and nothing else', async () => {
  const { call } = await startTestServer({ site: standIn().site, env: { API_ORIGIN: 'https://api.example.com' } })
  const policy = (await call('GET', '/')).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(policy).toContain("connect-src 'self' https://api.example.com;")
  expect(policy).not.toContain('unsafe')
})

test('a page never repeats the host that it was asked for', async () => {
  const { call } = await startTestServer({ site: standIn().site, env: { PUBLIC_ORIGIN: 'https://example.com' } })
  expect((await call('GET', '/', { headers: { 'x-forwarded-host': 'evil.example' } })).text).toContain('https://example.com')
})

test('/admin leads to the admin', async () => {
  const { call } = await startTestServer()
  const answer = await call('GET', '/admin')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#/admin'])
})

test('while the pages have not been built, the site says so', async () => {
  const { call } = await startTestServer()
  const answer = await call('GET', '/')
  expect(answer.status).toBe(503)
  expect(answer.body.error).toContain('npm run build')
})

test('an offer that is not announced is in no page and in nothing that programs read before its first day, and there from then on', async () => {
  const folder = copySample()
  const when = { date: { from: '2026-06-02', until: '2026-06-30' } }
  const offer = { id: 'june', title: 'A June to remember', when, effect: { kind: 'percent', bps: -1000, of: 'base' }, unannounced: true }
  applyEdit(folder, { file: 'categories/motorcycle.json', at: '/rules', set: [offer] })
  const { site } = standIn()
  const { call, time } = await startTestServer({ contentFolder: folder, site: { ...site, renderer: { ...site.renderer, renderPage } } })
  const pages = ['/', '/motorcycle-detailing', '/llms.txt', '/api/v1/catalog']
  const says = async (words: RegExp) => {
    const answers = await Promise.all(
      pages.map(async path => ({ path, text: textOf((await call('GET', path, { headers: { 'user-agent': PHONE } })).text) })),
    )
    return answers.flatMap(({ path, text }) => (words.test(text) ? [path] : []))
  }
  expect(await says(/A June to remember|June \d+, 2026|67\.50/)).toEqual([])
  time.now = new Date('2026-06-02T06:00:00Z')
  expect(await says(/A June to remember/)).toEqual(['/', '/motorcycle-detailing', '/api/v1/catalog'])
  expect(await says(/67\.50/)).toEqual(pages)
})

test('a card has the price of today, also once the day of an offer has come and while a page from before it is kept', async () => {
  const folder = copySample()
  const when = { date: { from: '2026-06-02', until: '2026-06-30' } }
  const offer = { id: 'june', title: 'June', when, effect: { kind: 'percent', bps: -1000, of: 'base' } }
  applyEdit(folder, { file: 'categories/motorcycle.json', at: '/rules', set: [offer] })
  const { site } = standIn()
  const { call, time } = await startTestServer({ contentFolder: folder, site: { ...site, renderer: { ...site.renderer, renderPage } } })
  const visit = async (tag = '') => {
    const { status, headers, text } = await call('GET', '/', { headers: { 'user-agent': PHONE, 'if-none-match': tag } })
    return { status, tag: headers.get('etag') ?? '', told: textOf(text).match(/(?:[^\n:]+: )?(?:From|You pay from) \$67\.50/g) ?? [] }
  }
  const before = await visit()
  expect(new Set(before.told)).toEqual(new Set(['June 2, 2026 to June 30, 2026: You pay from $67.50']))
  expect(await visit(before.tag)).toMatchObject({ status: 304 })
  time.now = new Date('2026-06-02T06:00:00Z')
  const after = await visit(before.tag)
  expect(after.status).toBe(200)
  expect(new Set(after.told)).toEqual(new Set(['Until June 30, 2026: From $67.50', 'Until June 30, 2026: You pay from $67.50']))
})
