/** Development server: renders pages and the gallery from source, and reloads browsers when a source changes. */
import apiReference from '@scalar/fastify-api-reference'
import { createServer } from 'vite'
import type { PageRenderer } from '#src/page/page-renderer.ts'
import { BUILD } from '#src/contract/build.ts'
import type { AppContext } from '#src/server/app-context.ts'
import { buildApp } from '#src/server/build-app.ts'
import { type BuiltSite, isRenderer } from '#src/server/pages/built-site.ts'
import { readConfig } from '#src/server/config/config.ts'
import type { RenderMail } from '#src/booking/appointment/mail.ts'
import { isMailRenderer, openOutbox } from '#src/server/mail/open-outbox.ts'
import { openContent } from '#src/server/content/open-content.ts'
import { prepareAdmin } from '#src/server/auth/prepare-admin.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { addGallery } from '../lib/gallery-routes.ts'

/** Paths that Vite serves. */
const SOURCES = /^\/(@|src\/|node_modules\/)/

/** The page before the first successful render. */
const NOTHING = { html: '', inlineScripts: [], inlineStyles: [] }

const clock = () => new Date()
// A page's sources are hundreds of requests.
const config = readConfig({ LOG_LEVEL: 'warn', REQUEST_LIMIT: '0', ...process.env })
const content = await openContent(config, clock)
const storage = await openStorage(config, clock())
const setupCode = await prepareAdmin(storage.accounts, config.admin, async () => content.current().revision.content.business.name, clock())
const site: BuiltSite = {
  renderer: { build: BUILD, renderPage: () => null, renderNotice: () => NOTHING },
  rendererFile: null,
  assets: {
    layoutStyles: { desktop: '/src/web/site/styles/desktop.css?direct', mobile: '/src/web/site/styles/mobile.css?direct' },
    siteScript: '/src/web/site/main.ts',
    bookingScript: '/src/web/booking/main.ts',
    bookingChunks: [],
    adminScript: '/src/web/admin/main.tsx',
    adminChunks: [],
    adminStyles: [],
  },
  assetFolder: null,
}
let renderMail: RenderMail = () => ''
const outbox = await openOutbox({ config, content, storage }, (body, theme, business) => renderMail(body, theme, business))
const context: AppContext = { config, content, storage, outbox, clock, csrfSecret: await storage.secret('csrf'), site }
const app = await buildApp(context)
// Without the React plugin: a change reloads the whole page, so no hot-reload script is needed in it.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  // Found now, not when a page first asks for them, which would reload it.
  optimizeDeps: { entries: ['src/web/*/main.{ts,tsx}'] },
  server: {
    middlewareMode: true,
    ws: { server: app.server },
    // Pictures, stored requests and a build are no sources: a change of theirs reloads nothing.
    watch: { ignored: `${process.cwd().replaceAll('\\', '/')}/{.cache,data,dist}/**` },
  },
})

// Development only: in production these third-party scripts (4.3 MB) would share the admin's origin and could read its session token from localStorage.
await app.register(apiReference, {
  routePrefix: '/api/docs',
  configuration: {
    url: '/api/v1/openapi.json',
    // Nothing is asked of other servers.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
  },
})
app.addHook('onRequest', async (request, reply) => {
  if (!SOURCES.test(request.url)) return
  reply.hijack()
  vite.middlewares(request.raw, reply.raw)
})
// Vite's client injects inline styles, and the gallery has frames; production's headers forbid both.
app.addHook('onSend', async (_, reply) => void reply.removeHeader('content-security-policy').removeHeader('x-frame-options'))
addGallery(app, vite, context)
app.addHook('onClose', async () => {
  await vite.close()
  await storage.close()
})
vite.watcher.on('change', () => void render().then(() => vite.ws.send({ type: 'full-reload' })))

await render()
await app.listen({ host: config.host, port: config.port })
console.log(`http://localhost:${config.port}${setupCode === null ? '' : `  (admin: /#/admin?setup=${setupCode})`}`)

/** Loads the renderers of pages and mails from source; after an error, reports it and keeps the last working ones. */
async function render(): Promise<void> {
  try {
    const module: unknown = await vite.ssrLoadModule('/src/web/render-page.tsx')
    if (isRenderer(module)) site.renderer = { ...module, renderPage: request => withClient(module.renderPage(request)) }
    const mails: unknown = await vite.ssrLoadModule('/src/web/render-mail.tsx')
    if (isMailRenderer(mails)) renderMail = mails.renderMail
  } catch (error) {
    console.error(error)
  }
}

function withClient(page: ReturnType<PageRenderer['renderPage']>): ReturnType<PageRenderer['renderPage']> {
  return page === null ? null : { ...page, html: page.html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>') }
}
