/** Serves the site while it is being worked on: pages are rendered from source, and browsers load a page again when one of its sources changes. */
import { createServer } from 'vite'
import type { PageRenderer } from '#src/page/page-renderer.ts'
import { BUILD } from '#src/contract/build.ts'
import { buildApp } from '#src/server/build-app.ts'
import { type BuiltSite, isRenderer } from '#src/server/pages/built-site.ts'
import { readConfig } from '#src/server/config/config.ts'
import { Outbox } from '#src/server/mail/outbox.ts'
import { smtpSender } from '#src/server/mail/smtp.ts'
import { openContent } from '#src/server/content/open-content.ts'
import { prepareAdmin } from '#src/server/auth/prepare-admin.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'

/** Addresses that Vite answers. */
const SOURCES = /^\/(@|src\/|node_modules\/)/

/** Until the first rendering. */
const NOTHING = { html: '', inlineScripts: [], inlineStyles: [] }

const clock = () => new Date()
const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const content = await openContent(config, clock)
const storage = await openStorage(config, clock())
const setupCode = await prepareAdmin(storage.accounts, config.admin, async () => content.current().revision.content.business.name, clock())
const site: BuiltSite = {
  renderer: { build: BUILD, renderPage: () => null, renderNotice: () => NOTHING },
  rendererFile: null,
  assets: {
    siteScript: '/src/web/site/main.ts',
    bookingScript: '/src/web/booking/main.ts',
    bookingChunks: [],
    bookingStyles: ['/src/web/form/styles/form.css?direct'],
    adminScript: '/src/web/admin/main.tsx',
    adminStyles: [],
  },
  assetFolder: null,
}
const outbox = config.mail === null ? null : new Outbox(storage.outbox, smtpSender(config.mail), storage.now, config.mail.hourly)
const app = await buildApp({ config, content, storage, outbox, clock, csrfSecret: await storage.secret('csrf'), site })
// Without the React plugin: a changed source loads the whole page again, which needs no script of the tool in the page.
const vite = await createServer({ configFile: false, appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } })

app.addHook('onRequest', async (request, reply) => {
  if (!SOURCES.test(request.url)) return
  reply.hijack()
  vite.middlewares(request.raw, reply.raw)
})
// Vite's client puts styles into the page and connects to this server; the policy of production forbids the first.
app.addHook('onSend', async (_, reply) => void reply.removeHeader('content-security-policy'))
app.addHook('onClose', async () => {
  await vite.close()
  await storage.close()
})
vite.watcher.on('change', () => void render().then(() => vite.ws.send({ type: 'full-reload' })))

await render()
await app.listen({ host: config.host, port: config.port })
console.log(`http://localhost:${config.port}${setupCode === null ? '' : `  (admin: /#/admin?setup=${setupCode})`}`)

/** Loads the page renderer from source; what is wrong in it is shown, and the last one that worked stays. */
async function render(): Promise<void> {
  try {
    const module: unknown = await vite.ssrLoadModule('/src/web/render-page.tsx')
    if (isRenderer(module)) site.renderer = { ...module, renderPage: request => withClient(module.renderPage(request)) }
  } catch (error) {
    console.error(error)
  }
}

function withClient(page: ReturnType<PageRenderer['renderPage']>): ReturnType<PageRenderer['renderPage']> {
  return page === null ? null : { ...page, html: page.html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>') }
}
