import type { FastifyInstance, FastifyReply } from 'fastify'
import { llmsText } from '#src/booking/programs/llms-text.ts'
import { catalogNow } from '../content/catalog-now.ts'
import { PROGRAM_PATHS } from '../http/program-paths.ts'
import { fileAddress } from '../content/media-address.ts'
import type { SendNotice } from '../pages/notices.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'
import { ownerContentAddress } from '#src/page/content-address.ts'
import { manifest } from '../site-files/manifest.ts'
import { robotsText, sitemap } from '../site-files/search-files.ts'
import { OFFLINE_PATH, serviceWorker } from '../site-files/service-worker.ts'

/** Files for search engines, programs and phones, made from the current revision. */
export function addSiteFiles(app: FastifyInstance, context: AppContext, sendNotice: SendNotice): void {
  const { content, site } = context
  // In development, addresses stay while what they have changes.
  const adminFiles = site === null || site.assetFolder === null ? [] : adminFilesOf(site.assets)

  app.get('/robots.txt', (_, reply) => send(reply, 'text/plain', robotsText(publicOriginOf(context))))

  app.get('/llms.txt', (_, reply) => {
    const { revision } = content.current()
    return send(reply, 'text/plain', llmsText(revision, catalogNow(context).catalog, PROGRAM_PATHS))
  })

  app.get('/sitemap.xml', (_, reply) => {
    const { revision, changedAt } = content.current()
    return send(reply, 'application/xml', sitemap(revision, publicOriginOf(context), changedAt))
  })

  app.get('/manifest.webmanifest', (_, reply) => {
    const { revision, media } = content.current()
    const found = manifest(revision.content, todayOf(revision, context), file => fileAddress(media, 'images', file))
    return found === null ? reply.callNotFound() : send(reply, 'application/manifest+json', JSON.stringify(found))
  })

  app.get('/sw.js', (_, reply) => {
    // A service worker's requests are subject to its own policy: the page that it caches, and the pages that visitors open.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    const { revision } = content.current()
    return send(reply, 'text/javascript', serviceWorker(`${revision.id}-${site?.renderer.build}`, [ownerContentAddress(revision.id), ...adminFiles]))
  })

  app.get(OFFLINE_PATH, (request, reply) => sendNotice(request, reply, 'offline'))
}

/** What the admin is started from, wherever it is shown: its booking form is styled by the layout around it. */
function adminFilesOf({ adminScript, adminChunks, adminStyles, layoutStyles }: BuiltSite['assets']): string[] {
  return [adminScript, ...adminChunks, ...adminStyles, layoutStyles.desktop, layoutStyles.mobile]
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
}
