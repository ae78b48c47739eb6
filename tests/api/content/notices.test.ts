import { brotliDecompressSync } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { BuiltSite } from '#src/server/pages/built-site.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { NO_ASSETS } from '#tests/support/content/no-assets.ts'

/** The pages that stand in for others: made once for each revision, and sent from memory. */

function standIn(): { site: BuiltSite; rendered: string[] } {
  const rendered: string[] = []
  const renderNotice: BuiltSite['renderer']['renderNotice'] = ({ revision }, notice) => {
    rendered.push(notice)
    return { html: `<p>${notice} ${revision.content.business.name}`, inlineScripts: [], inlineStyles: ['p{}'] }
  }
  return {
    site: { renderer: { build: '', renderPage: () => null, renderNotice }, rendererFile: null, assets: NO_ASSETS, assetFolder: null },
    rendered,
  }
}

const BROWSER = { accept: 'text/html' }

test.for([
  { path: '/nowhere', notice: 'notFound', status: 404 },
  { path: '/offline', notice: 'offline', status: 200 },
])('however often $path is asked for, its page is made once for each revision', async ({ path, notice, status }) => {
  const { site, rendered } = standIn()
  const contentFolder = copySample()
  const { call, context, log } = await startTestServer({ site, contentFolder })
  const asked = await Promise.all(Array.from({ length: 50 }, (_, index) => call('GET', `${path}?${index}`, { headers: BROWSER })))
  expect(new Set(asked.map(answer => `${answer.status} ${answer.text}`))).toEqual(
    new Set([`${status} <p>${notice} ${context.content.current().revision.content.business.name}`]),
  )
  expect(rendered).toEqual([notice])
  applyEdit(contentFolder, { file: 'business.json', at: '/name', set: 'Another Name' })
  await context.content.refresh(log)
  expect((await call('GET', path, { headers: BROWSER })).text).toBe(`<p>${notice} Another Name`)
  expect(rendered).toEqual([notice, notice])
})

test.for(['/nowhere', '/offline'])('%s is compressed for browsers that take it', async path => {
  const { origin } = await startTestServer({ site: standIn().site })
  const [answer] = (await once(get(origin + path, { headers: { ...BROWSER, 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(body).toString()).toMatch(/^<p>/)
})

test('a browser that has the page of no connection is told so; one that asks for nothing that is there gets its page each time', async () => {
  const { call } = await startTestServer({ site: standIn().site })
  const again = async (path: string) => {
    const etag = (await call('GET', path, { headers: BROWSER })).headers.get('etag') ?? ''
    return (await call('GET', path, { headers: { ...BROWSER, 'if-none-match': etag } })).status
  }
  expect([await again('/offline'), await again('/nowhere')]).toEqual([304, 404])
})

test('a browser that opens too many pages reads so on a page, with when to come back; a program gets the same as JSON', async () => {
  const { call } = await startTestServer({ site: standIn().site, env: { REQUEST_LIMIT: '1' } })
  const askUntilRefused = async (accept: string) => {
    for (;;) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => call('GET', '/nowhere', { headers: { accept } })))
      const refused = answers.find(({ status }) => status === 429)
      if (refused !== undefined) return refused
    }
  }
  const page = await askUntilRefused('text/html')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.text).toMatch(/^<p>limited /)
  const json = await askUntilRefused('application/json')
  expect(JSON.parse(json.text)).toEqual({ error: 'Please try again later.' })
  for (const { headers } of [page, json]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
