import type { FastifyInstance } from 'fastify'
import { sessionToken } from './auth-gateway.ts'
import type { SiteApi } from './site-api.ts'

/** Passes on the files that pages of the site load, so that a draft's page can be shown in the Studio. Their names change with what is in them. */
export function addSiteFiles(app: FastifyInstance, site: SiteApi): void {
  app.get('/:kind(^(?:assets|images|illustrations|fonts|videos)$)/:name', async (request, reply) => {
    const call = { method: 'GET', address: request.url, contentType: null, body: null }
    // Browsers read videos in parts.
    const { range } = request.headers
    const caller = { address: request.ip, token: sessionToken(request) }
    const { status, contentType, parts, body } = await site.forward(call, caller, range === undefined ? {} : { range })
    if (status === 200 || status === 206) reply.header('cache-control', 'private, max-age=31536000, immutable')
    return reply.status(status).headers(parts).type(contentType).send(body)
  })
}
