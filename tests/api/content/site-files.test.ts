import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

const PUBLIC = { PUBLIC_ORIGIN: 'https://www.example.com' }
const site = await loadBuiltSite('dist')

test('search engines are led to every page and away from the API', async () => {
  const { call, context } = await startTestServer({ env: PUBLIC })
  expect((await call('GET', '/robots.txt')).text).toBe(
    'User-agent: *\nDisallow: /api/\nAllow: /api/v1/catalog\nAllow: /api/v1/openapi.json\nSitemap: https://www.example.com/sitemap.xml\n',
  )
  const map = await call('GET', '/sitemap.xml')
  expect(map.headers.get('content-type')).toContain('application/xml')
  const { revision, changedAt } = context.content.current()
  const paths = ['/', ...revision.content.categories.map(({ path }) => path), '/privacy']
  expect([...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(paths.map(path => `https://www.example.com${path}`))
  expect(map.text).toContain(`<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>`)
})

test('a phone can keep the site, with icons that are there', async () => {
  const { call } = await startTestServer()
  const { name, start_url: start, icons } = JSON.parse((await call('GET', '/manifest.webmanifest')).text)
  expect([name, start]).toEqual(['Alderglass Mobile Detailing', '/'])
  for (const { src, sizes } of icons) {
    const answer = await call('GET', src)
    expect([answer.status, answer.headers.get('content-type'), sizes], src).toEqual([200, 'image/png', expect.stringMatching(/^(\d+)x\1$/)])
  }
})

test('a business without icons has no manifest', async () => {
  const { call } = await startTestServer({ contentFolder: 'tests/content/window-cleaning' })
  expect((await call('GET', '/manifest.webmanifest')).status).toBe(404)
})

test.each(['/nothing-here', '/car-detailing/nothing'])('a visitor who opens %s is told so on a page, and how to reach the business', async path => {
  const { call } = await startTestServer({ site })
  const page = await call('GET', path, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.text).toContain('There is no page here')
  expect(page.text).toContain('href="tel:2085550142"')
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
})

test.each(['/nothing-here', '/api/v1/nothing-here'])('a program that asks for %s gets an error it can read', async path => {
  const { call } = await startTestServer({ site })
  const isCall = path.startsWith('/api/')
  const answer = await call('GET', path, { headers: { accept: isCall ? 'text/html' : 'application/json' } })
  expect([answer.status, answer.body]).toEqual([404, { error: 'There is nothing at this address' }])
})

test('the page for visitors without a connection needs nothing but itself', async () => {
  const { call } = await startTestServer({ site })
  const { status, text } = await call('GET', '/offline')
  expect(status).toBe(200)
  expect(text).toContain('(208) 555-0142')
  expect(text).not.toMatch(/<script [^>]*src|<link[^>]*stylesheet|<img|url\((?!\/fonts)/)
})

test('a new revision is a new worker, which may reach only its own server', async () => {
  const { call, context } = await startTestServer({ site })
  const worker = await call('GET', '/sw.js')
  expect(worker.text).toContain(`offline-${context.content.current().revision.id}`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
})

/** A device's caches, by name: the addresses that each has. */
type Caches = Map<string, string[]>

/** Runs a worker on a device, and tells it of what happens. */
function runWorker(script: string, kept: Caches): (kind: string) => Promise<unknown> {
  const listeners = new Map<string, (event: object) => void>()
  const open = async (name: string) => {
    const has = kept.get(name) ?? []
    kept.set(name, has)
    return {
      match: async (address: string) => has.find(other => other === address),
      add: async ({ url }: { url: string }) => void has.push(url),
      addAll: async (addresses: string[]) => void has.push(...addresses),
    }
  }
  runInNewContext(script, {
    addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
    caches: { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) },
    clients: { claim: async () => undefined },
    registration: {},
    skipWaiting: async () => undefined,
    Request: class {
      url: string
      constructor(url: string) {
        this.url = url
      }
    },
  })
  return kind => new Promise(resolve => listeners.get(kind)?.({ waitUntil: (done: Promise<unknown>) => void done.then(resolve) }))
}

test("a worker has the offline page alone, and the admin's files once a device is an owner's, also in the next revision", async () => {
  const contentFolder = copySample()
  const { call, context, log } = await startTestServer({ site, contentFolder })
  const kept: Caches = new Map()
  const tell = runWorker((await call('GET', '/sw.js')).text, kept)
  await tell('install')
  expect([...kept.values()]).toEqual([['/offline']])
  await tell('message')
  await tell('message')
  const files = [...kept.values()].flat()
  expect(files.filter(address => address.startsWith('/assets/admin-'))).toHaveLength(2)
  expect(files).toEqual(expect.arrayContaining(Object.values(site?.assets.layoutStyles ?? {})))
  expect(new Set(files).size).toBe(files.length)
  for (const address of files.slice(1)) expect((await call('GET', address)).headers.get('cache-control'), address).toContain('immutable')
  applyEdit(contentFolder, { file: 'business.json', at: '/name', set: 'Another Name' })
  await context.content.refresh(log)
  const tellNext = runWorker((await call('GET', '/sw.js')).text, kept)
  await tellNext('install')
  await tellNext('activate')
  const { id } = context.content.current().revision
  expect([...kept.keys()].every(name => name.includes(id))).toBe(true)
  expect([...kept.values()].flat()).toContain(`/content/${id}/owner-form.json`)
})

test.each([
  { open: [], shows: ['opens /#/admin/requests?request=ABC'] },
  { open: ['https://www.example.com/'], shows: ['opens /#/admin/requests?request=ABC'] },
  {
    open: ['https://www.example.com/', 'https://www.example.com/#/admin/today'],
    shows: ['focuses https://www.example.com/#/admin/today', 'tells it #/admin/requests?request=ABC'],
  },
])('a press on a notification of a phone shows the admin that is open, or opens one: $open', async ({ open, shows }) => {
  const { call } = await startTestServer({ site })
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  const pages = open.map(url => ({
    url,
    focus: async () => void done.push(`focuses ${url}`),
    postMessage: ({ pressed }: { pressed: string }) => void done.push(`tells it ${pressed}`),
  }))
  const clients = { matchAll: async () => pages, openWindow: async (url: string) => void done.push(`opens ${url}`) }
  const addEventListener = (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener)
  runInNewContext((await call('GET', '/sw.js')).text, { addEventListener, clients })
  await new Promise(resolve => {
    const notification = { data: '#/admin/requests?request=ABC', close: () => void done.push('closes') }
    listeners.get('notificationclick')?.({ notification, waitUntil: (shown: Promise<unknown>) => void shown.then(resolve) })
  })
  expect(done).toEqual(['closes', ...shows])
})
