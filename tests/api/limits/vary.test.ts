import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BuiltSite } from '#src/server/pages/built-site.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'
import { NO_ASSETS } from '#tests/support/content/no-assets.ts'

/** With other origins allowed, every answer depends on who asks, whatever else it depends on: else a cache would give one origin's answer to another. */

const ORIGIN = 'https://www.example.com'

function site(): BuiltSite {
  const assetFolder = join(temporaryFolder(), 'assets')
  mkdirSync(assetFolder)
  writeFileSync(join(assetFolder, 'site.js'), 'run()')
  writeFileSync(join(assetFolder, 'site.js.br'), 'run()')
  const page = { html: '<p>', inlineScripts: [], inlineStyles: [] }
  return { renderer: { build: '', renderPage: () => page, renderNotice: () => page }, rendererFile: null, assets: NO_ASSETS, assetFolder }
}

const ALSO: Record<string, RegExp> = { '/': /user-agent.*accept-encoding/, '/assets/site.js': /accept-encoding/, '/nowhere': /accept-encoding/ }

test('every kind of file says that it varies by Origin, and what it said before', async () => {
  const { call, context } = await startTestServer({ site: site(), env: { ALLOWED_ORIGINS: ORIGIN } })
  const { revision, media } = context.content.current()
  const drawing = `/illustrations/${media.drawings.hashedName}`
  const form = `/content/${revision.id}/form.json`
  const also = { ...ALSO, [drawing]: /accept-encoding/, [form]: /accept-encoding/ }
  for (const path of [
    '/',
    '/nowhere',
    '/offline',
    '/assets/site.js',
    '/robots.txt',
    '/api/v1/services/types',
    '/api/v1/none',
    '/health',
    drawing,
    form,
  ]) {
    for (const headers of [{ accept: 'text/html', 'accept-encoding': 'br' }, { origin: ORIGIN }]) {
      const vary = (await call('GET', path, { headers })).headers.get('vary')?.toLowerCase() ?? ''
      expect(
        vary.split(', ').filter(name => name === 'origin'),
        `${path}: ${vary}`,
      ).toHaveLength(1)
      if (headers.accept !== undefined) expect(vary, path).toMatch(also[path] ?? /./)
    }
  }
})

test('without other origins nothing varies by them', async () => {
  const { call } = await startTestServer({ site: site() })
  expect((await call('GET', '/')).headers.get('vary')).not.toContain('Origin')
})
